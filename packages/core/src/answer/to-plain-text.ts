import { citationLabel } from '../annotations/citation-label.ts';
import type { Annotations, Marker } from '../annotations/annotations.ts';
import { foldText } from '../annotations/fold-text.ts';
import { groupBy } from '../annotations/group-by.ts';
import type { Source } from '../sources/source.ts';
import type { Answer } from './answer.ts';

export interface PlainTextOptions {
  /** Whether numbers stand in the text and the quotes, with their sources and places, below it. @default false */
  quotes?: boolean | undefined;
}

/** The answer as plain text: just its words, or with numbers and the quotes they stand for. */
export function toPlainText(
  { annotations }: Answer,
  { quotes = false }: PlainTextOptions = {},
): string {
  if (!quotes || annotations.markers.length === 0) return annotations.text;
  return `${numbered(annotations).trimEnd()}\n\n${notes(annotations).join('\n')}\n`;
}

function numbered({ text, groups }: Annotations): string {
  let result = '';
  let end = 0;
  for (const { offset, markers } of groups) {
    result += text.slice(end, offset);
    // A number that touches an address would become part of it.
    if (/:\/\/\S*$/.test(result.slice(-ADDRESS_LENGTH))) result += ' ';
    result += [...new Set(markers.map(({ number }) => number))]
      .map((number) => `[${number}]`)
      .join('');
    end = offset;
  }
  return result + text.slice(end);
}

/** Longer than any address that people would write into an answer. */
const ADDRESS_LENGTH = 2048;

function notes({ markers, sources }: Annotations): string[] {
  const byKey = new Map(sources.map(({ source }) => [source.key, source]));
  return [...groupBy(markers, ({ number }) => number)]
    .sort(([one], [other]) => one - other)
    .flatMap(([number, own]) => {
      const source = byKey.get(own[0].sourceKey)!;
      const lines = own.flatMap(({ citations }) =>
        citations.map((each) => quoteLine(each, source)),
      );
      return [`[${number}] ${titleLine(source)}`, ...new Set(lines.filter((line) => line !== ''))];
    });
}

function titleLine({ title, url }: Source): string {
  return url === undefined ? title : `${title} <${url}>`;
}

function quoteLine(citation: Marker['citations'][number], source: Source): string {
  const quote = foldText(citation.quote).text;
  if (quote === '') return '';
  const place = citation.unit === 'web' ? '' : citationLabel(citation, source);
  return `    “${quote}”${place && ` (${place})`}`;
}
