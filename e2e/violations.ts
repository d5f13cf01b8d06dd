/** Everything that a machine can find wrong with the page as it is now. */
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
  const results = await page.evaluate(
    (tags) => (window as WithAxe).axe?.run({ runOnly: { type: 'tag', values: tags } }),
    TAGS,
  );
  if (!results) throw new Error('axe did not run');
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${where}: ${id}: ${node.target.join(' ')}: ${node.failureSummary}`),
  );
}
