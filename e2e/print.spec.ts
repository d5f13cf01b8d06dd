/** The print page: every game's sheets, on both papers, in every language, and as a PDF of the right size. */
import { expect, type Page, test } from '@playwright/test';
import { fitsAcross, PHONE } from './support/player.ts';

test.use({ locale: 'en' });

/** Colours on the sheets that a black cartridge can't print. */
async function tints(page: Page): Promise<string[]> {
  const drawn = page.locator('.sheet svg *');
  const used = await drawn.evaluateAll((all) =>
    all.flatMap((mark) => [mark.getAttribute('fill') ?? '', mark.getAttribute('stroke') ?? '']),
  );
  return [...new Set(used)].filter((colour) => colour.startsWith('#') && !/^#(..)\1\1$/.test(colour));
}

for (const game of ['boer-war', 'paths-of-glory', 'civilization', 'tax-farmer']) {
  test(`${game}: sheets on the screen and on paper`, async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto(`./#/print/${game}`);
    await expect(page.locator('.sheet svg').first()).toBeVisible();
    await fitsAcross(page);
    await expect(page.getByRole('status')).toContainText(`${await page.locator('.sheet').count()} page`);
    await page.getByLabel('Paper').selectOption('letter');
    await page.getByLabel('Sheet language').selectOption('pl');
    await expect(page.locator('.sheet svg[aria-label="Skrót zasad"]').first()).toBeVisible();
    await expect(page.getByText(/sheets? of paper at 100%/)).toBeVisible();
    // In the colours of the app, or with lines only: the same pages without a colour.
    const count = await page.locator('.sheet').count();
    expect(await tints(page)).not.toEqual([]);
    await page.getByLabel('Ink').selectOption('plain');
    await expect.poll(() => tints(page)).toEqual([]);
    expect(await page.locator('.sheet').count()).toBe(count);
    // The journeys print on A4.
    const letter = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(letter.match(/\/Type\s*\/Page\b/g)).toHaveLength(await page.locator('.sheet').count());
    expect(letter).toMatch(/\/MediaBox\s*\[0 0 (612|792) (792|612)/);
  });
}

test('the sheets follow the options of the set-up, and an address that is none is refused', async ({
  page,
}) => {
  await page.goto('./#/new/boer-war');
  const link = page.getByRole('link', { name: 'Print sheets' });
  await expect(link).toBeVisible();
  await link.click();
  await expect(page.locator('.sheet svg').first()).toBeVisible();
  await page.goto('./#/print/boer-war/%7B%22turns%22%3A99%7D');
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('don’t match the game');
  await expect(page.locator('.sheet svg').first()).toBeVisible();
});
