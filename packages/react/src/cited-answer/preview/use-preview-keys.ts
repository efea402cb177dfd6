'use client';
import * as React from 'react';
import type { AnswerScope } from '../root/answer-scope.ts';

/**
 * Keys that count wherever the focus is: Tab, because only focus that it moves opens a preview, and Escape,
 * because it also takes back a preview that has not opened yet.
 */
export function usePreviewKeys(scope: AnswerScope): void {
  const { preview, keyboard } = scope;
  React.useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      keyboard.tabbing = event.key === 'Tab';
      if (event.key === 'Escape' && preview.isPending()) preview.dismiss();
    };
    const onOther = () => {
      keyboard.tabbing = false;
    };
    document.addEventListener('keydown', onKeyDown, true);
    document.addEventListener('keyup', onOther, true);
    document.addEventListener('pointerdown', onOther, true);
    return () => {
      document.removeEventListener('keydown', onKeyDown, true);
      document.removeEventListener('keyup', onOther, true);
      document.removeEventListener('pointerdown', onOther, true);
      preview.dismiss();
    };
  }, [preview, keyboard]);
}
