import {
  arabic as arabicAnswer,
  japanese as japaneseAnswer,
} from '@cited-stream/testing/demonstrations';
import { finished } from '@cited-stream/testing/answers';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CitedStreamProvider } from '../provider/cited-stream-provider.tsx';
import { whole } from '../test/show.tsx';
import { arabic } from './arabic.ts';
import { japanese } from './japanese.ts';

test.each([
  ['ar', 'arab', arabic, arabicAnswer, 'المصادر', /^الاستشهاد [٠-٩]+: /],
  ['ja', 'latn', japanese, japaneseAnswer, '出典', /^引用\d+：/],
] as const)(
  'a page in %s is in its language, down to the names of its markers',
  (locale, numberingSystem, labels, demonstration, heading, name) => {
    const answer = finished(demonstration);
    const { container } = render(
      <CitedStreamProvider {...{ locale, numberingSystem, labels }}>
        {whole(answer)}
      </CitedStreamProvider>,
    );
    expect(container.querySelector('.cited-panel-heading')).toHaveTextContent(heading);
    const markers = [...container.querySelectorAll('[data-marker]')];
    expect(markers).toHaveLength(answer.annotations.markers.length);
    for (const marker of markers) {
      expect(marker.getAttribute('aria-label')).toMatch(name);
      expect(marker.getAttribute('aria-label')).toContain(marker.textContent);
    }
    for (const link of container.querySelectorAll('.cited-backlink')) {
      expect(link.getAttribute('aria-label')).not.toMatch(/[a-z]/i);
    }
    for (const words of container.querySelectorAll('.cited-status-words, .cited-entry-about')) {
      expect(words.textContent).not.toMatch(/[a-z]/i);
    }
  },
);
