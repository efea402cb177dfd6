'use client';
import type { Marker } from '@cited-stream/core';
import * as React from 'react';
import type { AnswerScope } from '../cited-answer/root/answer-scope.ts';
import { textLanguageOf, type TextLanguage } from '../internal/text-language.ts';

const nothing = () => () => {};

/**
 * The language of the text that `marker` stands in, as far as the panel does not have it of itself: the same
 * quote must have the same quotation marks in panel and card. The direction is the whole panel's, the language
 * only that of the quotes, because the words between them are the host's. Empty on the server.
 */
export function useQuoteLanguage(
  scope: AnswerScope | null,
  marker: Marker | undefined,
  headingId: string,
): Partial<TextLanguage> {
  // The page says it, in attributes that the host may put anywhere. It is read anew after every commit.
  const said = React.useSyncExternalStore(
    nothing,
    () => languageToSay(scope, marker, headingId),
    () => NOTHING,
  );
  const [dir, lang] = said.split(' ') as [TextLanguage['dir'] | '', string];
  return { ...(dir && { dir }), ...(lang && { lang }) };
}

const NOTHING = ' ';

/** "rtl ar", either of them empty. As words, so that it equals itself the next time. */
function languageToSay(
  scope: AnswerScope | null,
  marker: Marker | undefined,
  headingId: string,
): string {
  const element = marker && scope?.find(scope.markerElementId(marker.id));
  const heading = scope?.find(headingId);
  const around = heading?.closest('.cited-panel')?.parentElement;
  if (!element || !heading || !around) return NOTHING;
  const { dir, lang = '' } = textLanguageOf(element);
  const saysDir = dir !== textLanguageOf(around).dir;
  const saysLang = lang !== textLanguageOf(heading).lang;
  return `${saysDir ? dir : ''} ${saysLang ? lang : ''}`;
}
