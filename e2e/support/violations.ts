/** Everything that axe finds wrong with the current page. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

type WithAxe = typeof window & { axe?: typeof axe };

export async function violations(page: Page, where: string): Promise<string[]> {
  // Evaluated, not added as a tag: the page's content security policy allows no script but its own.
  if (!(await page.evaluate(() => (window as WithAxe).axe !== undefined))) await page.evaluate(AXE);
  const results = await page.evaluate(async (tags) => {
    const runOnly = { type: 'tag' as const, values: tags };
    // For passing checks axe would return megabytes.
    return (await (window as WithAxe).axe?.run({ runOnly, resultTypes: ['violations'] }))?.violations;
  }, TAGS);
  if (!results) throw new Error('axe did not run');
  const found: string[] = [];
  for (const { id, nodes } of results)
    for (const { target, failureSummary } of nodes) {
      const element = target.join(' ');
      if (id === 'target-size' && (await wholeInSight(page, element))) continue;
      found.push(`${where}: ${id}: ${element}: ${failureSummary}`);
    }
  return found;
}

/** Whether a target half covered by the prompt is large enough once it is scrolled into view. */
async function wholeInSight(page: Page, element: string): Promise<boolean> {
  return page.evaluate(async (selector) => {
    const top = scrollY;
    document.querySelector(selector)?.scrollIntoView({ block: 'center' });
    const again = await (window as WithAxe).axe?.run(selector, { runOnly: ['target-size'] });
    scrollTo(0, top);
    return again?.violations.length === 0;
  }, element);
}
