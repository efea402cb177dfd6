/** What the environment says about a server. */
export interface Settings {
  host: string;
  /** The first port that is tried; 0 for any. */
  port: number;
  /** Without a key, recorded answers are replayed. */
  apiKey: string | undefined;
  model: string;
  /** Factor on the times of replayed answers: 1 as fast as the API, 0 all at once. */
  pace: number;
}

const DEFAULT_PORT = 4173;
const DEFAULT_MODEL = 'claude-sonnet-5-5';

/** An empty variable counts as one that is not set. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  return {
    host: env['HOST'] || '127.0.0.1',
    port: numberIn(env, 'PORT', DEFAULT_PORT),
    apiKey: env['ANTHROPIC_API_KEY'] || undefined,
    model: env['ANTHROPIC_MODEL'] || DEFAULT_MODEL,
    pace: numberIn(env, 'REPLAY_PACE', 1),
  };
}

function numberIn(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  byDefault: number,
): number {
  const value = env[name];
  if (!value) return byDefault;
  const number = Number(value);
  if (Number.isFinite(number) && number >= 0) return number;
  throw new Error(
    `${name} is "${value}", which is not a number from 0 up, so the playground did not start. ` +
      `Correct it, or unset it to have ${byDefault}.`,
  );
}
