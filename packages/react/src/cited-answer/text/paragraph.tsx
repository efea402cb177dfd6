'use client';
import * as React from 'react';
import { Group } from '../marker/group.tsx';
import type { ParagraphData } from './split-paragraphs.ts';

/** Text and marker groups in turn. Renders a `<p>`, and not again while its paragraph is the same. */
export const Paragraph = /* @__PURE__ */ React.memo(function Paragraph({
  paragraph: { start, text, groups },
}: {
  paragraph: ParagraphData;
}) {
  const pieces: React.ReactNode[] = [];
  let at = 0;
  for (const group of groups) {
    // A marker at the cursor can stand past blanks that the paragraph does not show.
    const offset = Math.min(Math.max(group.offset - start, at), text.length);
    if (offset > at) pieces.push(text.slice(at, offset));
    pieces.push(<Group key={group.id} group={group} />);
    at = offset;
  }
  if (at < text.length) pieces.push(text.slice(at));
  return <p className="cited-paragraph">{pieces}</p>;
});
