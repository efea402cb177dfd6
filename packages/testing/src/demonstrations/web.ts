import type Anthropic from '@anthropic-ai/sdk';
import { integerBetween, randomFrom } from '../random.ts';

/** A page that a demonstration's web search finds. The hosts are reserved names that lead nowhere. */
export interface FoundPage {
  title: string;
  url: string;
  /** As the API words it: "3 days ago", "April 30, 2025". */
  age?: string;
  /** What the page says; quotes are taken from it. */
  text: string;
}

const QUOTE_LIMIT = 150;

/** The blocks of one web search: the query, then what it found. */
export function webSearch(query: string, pages: readonly FoundPage[]): Anthropic.ContentBlock[] {
  const id = 'srvtoolu_01HarbourSearch';
  const blocks = [
    { type: 'server_tool_use', id, name: 'web_search', input: { query } },
    {
      type: 'web_search_tool_result',
      tool_use_id: id,
      content: pages.map(({ title, url, age, text }) => ({
        type: 'web_search_result',
        title,
        url,
        encrypted_content: sealed(text, 900),
        page_age: age ?? null,
      })),
    },
  ];
  // The wire leaves out `caller`, which the SDK's types declare.
  return blocks as unknown as Anthropic.ContentBlock[];
}

/** Cites a found page. As in the API, a long quote is cut and an empty one is possible. */
export function webQuote(
  page: FoundPage,
  quote: string,
  title: string | null = page.title,
): Anthropic.CitationsWebSearchResultLocation {
  if (!page.text.includes(quote)) throw new Error(`${page.url} does not say "${quote}".`);
  const tooLong = quote.length > QUOTE_LIMIT;
  return {
    type: 'web_search_result_location',
    cited_text: tooLong ? `${quote.slice(0, QUOTE_LIMIT)}...` : quote,
    url: page.url,
    title,
    encrypted_index: sealed(page.url + quote, 150),
  };
}

/** The same words cited once more, as the API does when it found them twice: only the index differs. */
export function onceMore(
  citation: Anthropic.CitationsWebSearchResultLocation,
): Anthropic.CitationsWebSearchResultLocation {
  return { ...citation, encrypted_index: sealed(citation.encrypted_index, 150) };
}

/** A thinking block; its signature is as opaque as a real one. */
export function thinking(text: string): Anthropic.ThinkingBlock {
  return { type: 'thinking', thinking: text, signature: sealed(text, 240) };
}

/** Base64 that stands for something only the API could open; the same text gives the same. */
function sealed(text: string, bytes: number): string {
  const seed = Array.from(text).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7);
  const random = randomFrom(seed);
  return btoa(
    String.fromCharCode(...Array.from({ length: bytes }, () => integerBetween(random, 0, 255))),
  );
}
