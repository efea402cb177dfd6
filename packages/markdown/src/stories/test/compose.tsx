import {
  answerFrom,
  type Answer,
  type AnnotateOptions,
  type WireCitation,
} from '@cited-stream/core';
import { CitedAnswer, SourcePanel } from '@cited-stream/react';
import { eventsOf } from '@cited-stream/testing';
import { after, block, cite, message } from '@cited-stream/testing/answers';

export type Piece = readonly [text: string, ...citations: WireCitation[]];

const quotes = [
  'The harbour bridge is closed to lorries over 12 tonnes from 3 March to 28 April.',
  'Ferry line 2 runs every 20 minutes while the bridge is closed, on Sundays every 40.',
  'Residents may ask for a permit. It is free and holds for one vehicle.',
] as const;

const sources = [
  { title: 'Notice of the road authority', content: `${quotes[0]} ${quotes[2]}` },
  { title: 'Timetable of the harbour ferries, spring edition', content: quotes[1] },
];

/** What the pieces cite: the closing of a bridge, and the ferry and the permit that help. */
export const [closing, ferry, permit] = [citing(0, 0), citing(1, 1), citing(0, 2)];

function citing(source: number, quote: 0 | 1 | 2): WireCitation {
  const start = sources[source]!.content.indexOf(quotes[quote]);
  const citation = cite(source, quotes[quote]);
  return {
    ...citation,
    start_char_index: start,
    end_char_index: start + quotes[quote].length,
  } as WireCitation;
}

const messageOf = (pieces: readonly Piece[]) => message(pieces.map((piece) => block(...piece)));

/** A finished answer, piece by piece. */
export function composed(pieces: readonly Piece[], options?: AnnotateOptions): Answer {
  return answerFrom(messageOf(pieces), { sources, ...options });
}

/** The same while its last piece is being written. */
export function begun(pieces: readonly Piece[]): Answer {
  return after(eventsOf(messageOf(pieces)).slice(0, -3), { sources });
}

export interface ShownProps extends CitedAnswer.RootProps {
  panel?: boolean | undefined;
}

/** An answer as an app shows it, with what draws its text inside. */
export function Shown({ answer, panel = true, children, ...props }: ShownProps) {
  return (
    <CitedAnswer.Root answer={answer} {...props}>
      {children}
      <CitedAnswer.Status />
      <CitedAnswer.Preview />
      {panel && <SourcePanel />}
    </CitedAnswer.Root>
  );
}

/** What stands right before each group of markers, in the order of the text. */
export function wordsBeforeMarkers(canvas: HTMLElement): string[] {
  return [...canvas.querySelectorAll('.cited-group')].map((group) => {
    const range = document.createRange();
    range.setStart(canvas, 0);
    range.setEndBefore(group);
    const before = range.cloneContents();
    for (const marker of before.querySelectorAll('.cited-marker')) marker.remove();
    return before.textContent.trim().slice(-40);
  });
}
