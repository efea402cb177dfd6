export { CitedBlock } from './cited-block.tsx';
export { citedComponents } from './cited-components.ts';
