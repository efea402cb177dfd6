/// <reference types="node" />
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One recorded answer of the API: a stream as its bytes, or a finished message. */
export interface RecordedAnswer {
  /** The file's name without its endings. */
  name: string;
  /** `sse` and `ndjson` are streams; `message` is the JSON of an answer that was not streamed. */
  format: 'sse' | 'ndjson' | 'message';
  bytes: Uint8Array;
  /** The body of the request, where it was recorded too. */
  request?: unknown;
}

const FORMATS = [
  ['.sse', 'sse'],
  ['.ndjson', 'ndjson'],
  ['.message.json', 'message'],
] as const;

// Another protocol's events, and printed answers that lack fields of the wire.
const LEFT_OUT = /\.converse\.ndjson$|\.partial\./;

/**
 * The recorded answers in `dir`, by name. Without `dir`: those in the folder that the environment variable
 * `RECORDINGS_DIR` names, else in `shared/recordings` beside the repository; none if there is no such folder.
 *
 * The recordings are not part of the repository. A test that uses them must print how many it used, and say so when
 * there are none: a run over nothing would look like a success.
 */
export function readRecordings(dir: string = defaultFolder()): RecordedAnswer[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir)
    .filter((file) => !LEFT_OUT.test(file))
    .sort()
    .flatMap((file) => readRecording(dir, file));
}

function readRecording(dir: string, file: string): RecordedAnswer[] {
  const known = FORMATS.find(([ending]) => file.endsWith(ending));
  if (!known) return [];
  const [ending, format] = known;
  const name = file.slice(0, -ending.length);
  const recording: RecordedAnswer = {
    name,
    format,
    bytes: new Uint8Array(readFileSync(join(dir, file))),
  };
  const request = join(dir, `${name}.request.json`);
  if (existsSync(request)) recording.request = JSON.parse(readFileSync(request, 'utf8')) as unknown;
  return [recording];
}

function defaultFolder(): string {
  // The same number of steps from `src/` and from the built `dist/`.
  const besideRepository = new URL('../../../../shared/recordings', import.meta.url);
  return process.env['RECORDINGS_DIR'] ?? fileURLToPath(besideRepository);
}
