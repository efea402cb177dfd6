import { workspaceConfig } from '@cited-stream/workspace/eslint';

export default workspaceConfig;
