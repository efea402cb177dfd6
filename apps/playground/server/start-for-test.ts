import { readSettings } from './settings.ts';
import { startPlayground, type Playground } from './start-playground.ts';

export interface TestPlayground extends Playground {
  ask(body: unknown, init?: RequestInit): Promise<Response>;
}

/** A playground on a free port that replays without waiting, and never uses a key of whoever runs the tests. */
export async function startForTest(
  env: Readonly<Record<string, string>> = {},
  clientFolder = '/nowhere',
): Promise<TestPlayground> {
  const settings = readSettings({ PORT: '0', REPLAY_PACE: '0', ...env });
  const playground = await startPlayground(settings, clientFolder);
  return {
    ...playground,
    ask: (body, init) =>
      fetch(`${playground.address}/api/ask`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typeof body === 'string' ? body : JSON.stringify(body),
        ...init,
      }),
  };
}
