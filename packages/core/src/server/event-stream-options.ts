import type { Stored } from '../answer/answer.ts';
import type { SourceInput } from '../sources/source.ts';

export interface EventStreamOptions<D = unknown> {
  /** The sources of the request. They go first, so that the browser can name them before the first citation. */
  sources?: readonly SourceInput<D>[] | undefined;
  /**
   * Whether the sources take their content along, to the browser and into the stored row. It can be large, and the
   * browser may not be meant to see it.
   * @default false
   */
  content?: boolean | undefined;
  /** After how many ms of silence a comment keeps the connection alive. 0 sends none. @default 15000 */
  keepAlive?: number | undefined;
  /**
   * What happens to the request when the browser leaves: `abort` ends it, `finish` reads it to its end, for the row
   * that `onFinish` stores.
   * @default 'abort'
   */
  onDisconnect?: 'abort' | 'finish' | undefined;
  /** Called once, however the answer ended, with the row to store. The stream's end waits for it. */
  onFinish?: ((stored: Stored<D>) => void | Promise<void>) | undefined;
}
