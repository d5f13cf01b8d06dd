/** Targets that are too small: every visible control less than 44 px wide or high. */
import type { Page } from '@playwright/test';

const LEAST = 44;

/**
 * Links in running text are as high as the text, as WCAG allows. A tick or a dot is hit by its label, and what reaches
 * beyond its box (a wide ring around a small sign) counts as far as the finger meets it.
 */
export async function smallTargets(page: Page, where: string): Promise<string[]> {
  const small = await page.evaluate((least) => {
    const CONTROLS = 'button, a[href], input, select, textarea, summary, [role=button], [role=link]';
    const shown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      // What only a screen reader meets is clipped away.
      return (
        width > 1 &&
        height > 1 &&
        getComputedStyle(element).clipPath === 'none' &&
        element.checkVisibility({ visibilityProperty: true })
      );
    };
    const inText = (element: Element) => {
      if (element.tagName !== 'A' || !getComputedStyle(element).display.startsWith('inline')) return false;
      const around = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
      return (
        around.some((node) => /\p{L}{2}/u.test(node.textContent ?? '')) &&
        element.closest('p, li, dd, small, label') !== null
      );
    };
    /** The label too, if it does the same. */
    const parts = (element: Element): Element[] =>
      element instanceof HTMLInputElement && /^(checkbox|radio|file)$/.test(element.type)
        ? [element, ...(element.labels ?? [])]
        : [element];
    const open = document.querySelector('dialog[open], .tf-numbers');
    const found: string[] = [];
    for (const element of document.querySelectorAll(CONTROLS)) {
      if ((open && !open.contains(element)) || element.closest('[inert]')) continue;
      if (element instanceof HTMLInputElement && element.type === 'hidden') continue;
      if (!parts(element).some(shown) || inText(element)) continue;
      const boxes = parts(element)
        .filter(shown)
        .map((part) => part.getBoundingClientRect());
      const left = Math.min(...boxes.map((box) => box.left));
      const right = Math.max(...boxes.map((box) => box.right));
      const top = Math.min(...boxes.map((box) => box.top));
      const bottom = Math.max(...boxes.map((box) => box.bottom));
      const width = right - left;
      const height = bottom - top;
      if (width >= least - 0.5 && height >= least - 0.5) continue;
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const now = element.getBoundingClientRect();
      const [x, y] = [now.left + now.width / 2, now.top + now.height / 2];
      /** How far a finger may slip this way and still meet it. */
      const reach = (dx: number, dy: number) => {
        let far = 0;
        const met = () => document.elementFromPoint(x + dx * far, y + dy * far);
        while (far < least && parts(element).some((part) => part.contains(met()))) far++;
        return far;
      };
      // Covered by something opened over it; it is measured when it's free.
      if (reach(0, 0) === 0) continue;
      const across = Math.max(width, reach(-1, 0) + reach(1, 0));
      const down = Math.max(height, reach(0, -1) + reach(0, 1));
      if (across >= least - 0.5 && down >= least - 0.5) continue;
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40) ?? '';
      const path = [element.parentElement?.className, element.className].map(String).join(' > ');
      found.push(
        `${element.tagName.toLowerCase()} “${name}” (${path}): ${across.toFixed(0)} × ${down.toFixed(0)}`,
      );
    }
    return found;
  }, LEAST);
  return small.map((one) => `${where}: ${one}`);
}
