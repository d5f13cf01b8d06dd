/** Records every request to another origin and everything that the content security policy refuses. */
import type { Page } from '@playwright/test';

type Watched = typeof window & { refusals?: string[] };

export interface Guarded {
  /** Requests to any other origin. */
  readonly strangers: readonly string[];
  /** What the content policy of the page now open has refused. */
  refused(): Promise<string[]>;
}

/** Before the page is opened. */
export async function guarded(page: Page, origin: string): Promise<Guarded> {
  const strangers: string[] = [];
  page.context().on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(origin) && !url.startsWith('data:') && !url.startsWith('blob:')) strangers.push(url);
  });
  await page.addInitScript(() => {
    const refusals: string[] = [];
    (window as Watched).refusals = refusals;
    document.addEventListener('securitypolicyviolation', (event) =>
      refusals.push(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    );
  });
  return { strangers, refused: () => page.evaluate(() => (window as Watched).refusals ?? ['not watched']) };
}
