/** Words that are broken over two lines, as their text has too little of the width; long names may break at soft hyphens. */
import type { Page } from '@playwright/test';

/** Only words of at most `letters` letters count. */
export function brokenWords(page: Page, letters: number): Promise<string[]> {
  return page.evaluate((most) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('.hidden, .skip, svg, select, textarea')) continue;
      // A comma stays with its word, and a range is one.
      const words = (text.textContent ?? '').matchAll(
        /(\p{N}+–\u2060?\p{N}+|[\p{L}\p{N}\u00ad]{2,})[,.;:!?]*/gu,
      );
      for (const { 0: word, 1: bare = '', index } of words) {
        if (bare.length > most || word.includes('\u00ad')) continue;
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 4)));
        if (lines.size > 1) found.push(`${parent.tagName.toLowerCase()}.${parent.className} “${word}”`);
      }
    }
    return [...new Set(found)];
  }, letters);
}
