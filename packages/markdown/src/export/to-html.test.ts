import { answerFrom } from '@cited-stream/core';
import {
  block as b,
  cite,
  citePage,
  citeWeb,
  documents,
  message,
} from '@cited-stream/testing/answers';
import type Anthropic from '@anthropic-ai/sdk';
import { expect, test } from 'vitest';
import { toHtml } from './to-html.ts';

const answerOf = (...blocks: Anthropic.TextBlock[]) =>
  answerFrom(message(blocks), { sources: documents(3) });

test('numbers are links to notes, and notes link back to each of their numbers', () => {
  const html = toHtml(
    answerOf(b('**One', cite(0)), b('**. Two', citePage(0, 5, 'A\nquote.')), b('.')),
    {
      quotes: true,
    },
  );
  expect(html).toBe(
    [
      '<p><strong>One</strong>.<sup><a id="cited-msg_1-ref-1" href="#cited-msg_1-note-1" role="doc-noteref">1</a></sup>',
      ' Two.<sup><a id="cited-msg_1-ref-1-2" href="#cited-msg_1-note-1" role="doc-noteref">1</a></sup></p>\n',
      '<section role="doc-endnotes"><ol><li id="cited-msg_1-note-1" value="1"><p><bdi>Document A</bdi>',
      ' <a href="#cited-msg_1-ref-1" role="doc-backlink" aria-label="Back to reference 1">↩\uFE0E</a>',
      ' <a href="#cited-msg_1-ref-1-2" role="doc-backlink" aria-label="Back to reference 1-2">↩\uFE0E<sup>2</sup></a></p>',
      '<p><bdi>“Quote of 0.”</bdi></p><p><bdi>“A quote.”</bdi> (p. 5)</p></li></ol></section>\n',
    ].join(''),
  );
});

test('numbers of one place stand together', () => {
  const html = toHtml(answerOf(b('One', cite(1), cite(0)), b('.')));
  expect(html).toMatch(/^<p>One\.<sup><a [^>]*>1<\/a>, <a [^>]*>2<\/a><\/sup><\/p>/);
});

test('tables, tasks and struck out words are what they are', () => {
  const html = toHtml(answerOf(b('| a |\n|-|\n| b |\n\n- [x] ~~c~~', cite(0))));
  expect(html).toContain('<td>b</td>');
  expect(html).toContain('<input type="checkbox" checked disabled> <del>c</del><sup>');
});

test('nothing of what a model or a source says runs, and no foreign image is loaded', () => {
  const hostile = '<script>alert(1)</script> <img src=x onerror="alert(1)">';
  const html = toHtml(
    answerFrom(
      message([
        b(`[a](javascript:alert(1)) ![b](data:image/svg+xml,x) ${hostile}\n\n${hostile}\n\n`),
        b('![c](https://e.org/c.png) <javascript:alert(1)>', cite(0, `${hostile}"'`)),
        b(' x', citeWeb('javascript:alert(1)', hostile, `"><script>alert(1)</script>`)),
        b(' y', citeWeb('https://e.org/"onclick="alert(1)', hostile, hostile)),
      ]),
      { sources: [{ title: hostile }] },
    ),
    { quotes: true },
  );
  expect(html.match(/<a [^>]*onclick[^>]*>/)?.[0]).toContain('%22onclick=%22');
  expect(html).not.toMatch(/<(script|img|iframe|svg|style|object|form)|href="(javascript|data)/i);
  expect(html).not.toMatch(/<[a-z][^>]*\son\w+=/);
  expect(html).toContain('&#x3C;script>alert(1)&#x3C;/script>');
  expect(html).toContain('rel="noopener noreferrer"');
});

test('answers with other ids share no id, whatever characters these are made of', () => {
  const ids = ['a b', 'a"b', 'a.20.b', '', 'ä', '<i>'].map((id) => {
    const html = toHtml(answerFrom(message([b('x', cite(0))], { id })));
    return /id="([^"]*-ref-1)"/.exec(html)![1]!;
  });
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id).toMatch(/^[A-Za-z][\w.-]*$/);
});

test('hosts of links and images are those that the view would allow', () => {
  const answer = answerOf(b('[a](https://e.org/a) ![b](https://i.org/b.png)'));
  expect(toHtml(answer, { linkHosts: ['f.org'], imageHosts: ['i.org'] })).toBe(
    '<p><span>a</span> <img src="https://i.org/b.png" alt="b"></p>',
  );
  expect(toHtml(answer, { urlTransform: () => null })).not.toContain('e.org');
});

test('an answer without markers has no notes', () => {
  expect(toHtml(answerOf(b('Nothing *cited*.')))).toBe('<p>Nothing <em>cited</em>.</p>');
});

test('an answer that is nested too deep to be rendered is what was written, with its notes', () => {
  const html = toHtml(answerOf(b(`${'> '.repeat(2500)}deep`, cite(0))));
  expect(html).toMatch(/^<p>(> )+deep<\/p>\n<section/);
  expect(html).not.toContain('doc-backlink');
});
