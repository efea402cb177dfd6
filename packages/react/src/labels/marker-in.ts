import type { Labels } from './labels.ts';

export interface MarkerWords {
  /** A marker by its number, which is in the digits that one sees. */
  name(this: void, number: string): string;
  /** What is said while the title is still to come. */
  loading: string;
  /** Between the name and the source, with the spaces it takes. */
  colon: string;
  /** Between title and place, with the spaces it takes. */
  comma: string;
}

/** Words the name of a marker in a language. */
export function markerIn({ name, loading, colon, comma }: MarkerWords): Labels['marker'] {
  return ({ number, title, places, loading: isLoading }, { format }) => {
    const marker = name(format(number));
    if (isLoading) return marker + comma + loading;
    const rest = [title, ...places].filter(Boolean).join(comma);
    return rest ? marker + colon + rest : marker;
  };
}
