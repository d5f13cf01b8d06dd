/** The folder of `npm run build` on a separate host: from any path, without a network, and across an update. */
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page } from '@playwright/test';
import { mind } from '../src/bots/bots.ts';
import { roster } from '../src/games/tax-farmer/bots/bots.ts';
import { taxFarmer } from '../src/games/tax-farmer/rules/game.ts';
import type { Roster } from '../src/kernel/bot.ts';
import type { AnySpec, Game } from '../src/kernel/game.ts';
import { resolve } from '../src/kernel/options.ts';
import { chair } from '../src/kernel/play.ts';
import { rng } from '../src/kernel/rng.ts';
import { format } from '../src/kernel/session/journal.ts';
import { Session } from '../src/kernel/session/session.ts';
import { guarded } from './support/guarded.ts';
import { type Host, host } from './support/host.ts';
import {
  DESKTOP,
  doneAndDraw,
  lines,
  PHONE,
  prompt,
  sameDraws,
  someMoves,
  stepsKept,
} from './support/player.ts';
import { publish } from './support/publish.ts';
import { province } from './support/tax-map.ts';

const BUILD = fileURLToPath(new URL('../dist/web', import.meta.url));

/** A copy of the build that a test may change, and a host below an arbitrary path. */
const test = base.extend<{ folder: string; site: Host }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'emptychair-site-'));
    await cp(BUILD, folder, { recursive: true });
    await use(folder);
    await rm(folder, { recursive: true });
  },
  site: async ({ folder }, use) => {
    const site = await host(folder, '/some/path/');
    await use(site);
    await site.close();
  },
});

test.use({ locale: 'en', viewport: PHONE, serviceWorkers: 'allow' });

/** The worker has everything and answers for this page. */
async function openKept(page: Page, address: string): Promise<void> {
  await sameDraws(page);
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Emptychair' })).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

async function begin(page: Page, address: string): Promise<void> {
  await page.goto(`${address}#/new/boer-war`);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(prompt(page)).toContainText('Boers, round 1');
}

/** The first choice, whichever it is. */
async function step(page: Page): Promise<void> {
  const before = await stepsKept(page);
  await page.locator('.choices-row button:enabled').first().click();
  await expect.poll(() => stepsKept(page)).toBeGreaterThan(before);
}

/** Whether the player has done something in this turn. */
async function midTurn(page: Page): Promise<boolean> {
  const all = await lines(page);
  const turn = all.findLastIndex((line) => line.startsWith('> check'));
  return all.slice(turn + 1).some((line) => !line.startsWith('> chance'));
}

test('continues without a network, also with games and languages that were never opened', async ({
  page,
  site,
}) => {
  const guard = await guarded(page, site.address);
  await openKept(page, site.address);
  await begin(page, site.address);
  await doneAndDraw(page);
  await site.close();

  await page.reload();
  await expect(prompt(page)).toBeVisible();
  const kept = await stepsKept(page);
  await doneAndDraw(page);
  expect(await stepsKept(page)).toBeGreaterThan(kept);

  await page.goto(`${site.address}#/new/civilization`);
  await page.locator('.begin .start').click();
  await expect(prompt(page)).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('ru');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  const before = await page.locator('.prompt').innerText();
  await page.locator('.choices-row button:enabled').first().click();
  await expect.poll(() => page.locator('.prompt').innerText()).not.toBe(before);

  await page.goto(site.address);
  await expect(page.locator('.progress > li')).toHaveCount(3);
  expect(guard.strangers).toEqual([]);
  expect(await guard.refused()).toEqual([]);
});

test('keeps every file of the build, and nothing is missing', async ({ page, site }) => {
  await openKept(page, site.address);
  const kept = await page.evaluate(async () => {
    const [name, ...others] = await caches.keys();
    const cache = await caches.open(name ?? '');
    return { others, urls: (await cache.keys()).map((request) => request.url) };
  });
  expect(kept.others).toEqual([]);
  expect(kept.urls).toContain(site.address);
  for (const part of ['manifest.webmanifest', 'icon-512.png'])
    expect(kept.urls).toContain(site.address + part);
  expect(kept.urls.filter((url) => url.endsWith('.woff2'))).toHaveLength(6);
  expect(site.missed).toEqual([]);
});

test('the manifest and its icons are what a phone needs to install it', async ({ page, site }) => {
  await page.goto(site.address);
  const session = await page.context().newCDPSession(page);
  const { url, errors, data } = await session.send('Page.getAppManifest');
  expect(url).toBe(`${site.address}manifest.webmanifest`);
  expect(errors).toEqual([]);
  for (const { src, sizes } of JSON.parse(data ?? '{}').icons) {
    const icon = new URL(src, url).href;
    const width = await page.evaluate(async (from) => {
      const picture = new Image();
      picture.src = from;
      await picture.decode();
      return `${picture.naturalWidth}x${picture.naturalHeight}`;
    }, icon);
    expect(width, icon).toBe(sizes);
  }
});

test('a new version waits for the end of the turn, and the game continues in it', async ({
  page,
  folder,
  site,
}) => {
  await openKept(page, site.address);
  await page.goto(`${site.address}#/new/civilization`);
  await page.locator('.begin .start').click();
  await expect(prompt(page)).toBeVisible();
  while (!(await midTurn(page))) await step(page);
  const offer = page.getByRole('button', { name: 'Update now' });
  const settings = async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
  };
  await settings();
  await expect(page.getByText(/^Emptychair, version \d+\.\d+\.\d+$/)).toBeVisible();
  await page.getByRole('button', { name: 'Check for updates' }).click();
  await expect(page.getByText('You have the newest version.')).toBeVisible();

  await publish(folder, 'second');
  await page.getByRole('button', { name: 'Check for updates' }).click();
  await expect(page.getByText('You can install it on the shelf')).toBeVisible();
  await expect(offer).toHaveCount(0);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(offer).toHaveCount(0);
  // Checking again changes nothing until the player accepts the update.
  await page.reload();
  await expect(prompt(page)).toBeVisible();
  await expect(page.locator('[data-mark]')).toHaveCount(0);

  const title = page.locator('.bar-turn');
  const turn = await title.innerText();
  for (let n = 0; n < 30 && (await title.innerText()) === turn; n++) {
    await expect(offer).toHaveCount(0);
    await step(page);
  }
  expect(await title.innerText()).not.toBe(turn);
  await expect(offer).toBeVisible();
  const kept = await stepsKept(page);
  await offer.click();
  await expect(page.locator('[data-mark="second"]')).toHaveCount(1);
  await expect(prompt(page)).toBeVisible();
  expect(await stepsKept(page)).toBe(kept);
  await expect(offer).toHaveCount(0);
  await step(page);
});

/** A game of one person and three bots, at the start of a round that a bot begins. */
function begunByBot(): string {
  const game: Game<AnySpec> = taxFarmer;
  const bots: Roster<AnySpec> = roster;
  const casual = mind(bots, 'casual');
  const options = resolve(game.options);
  if (!options.ok || !casual) throw new Error('options');
  const session = new Session(game, options.options, 8);
  session.settle();
  for (const seat of ['blue', 'green', 'yellow']) session.seat(seat, 'casual');
  for (let { node } = session; node.kind !== 'end'; node = session.node) {
    if (node.kind === 'chance') session.roll();
    else if (node.kind === 'decision') {
      const begins = session.entries.at(-1)?.kind === 'check' && node.seat !== 'red';
      if (begins && Number(game.turn(session.state)) > 1) return format(session.journal);
      session.play(node.seat, casual(chair(game, session.state, node.seat, rng(1))).move);
    }
  }
  throw new Error('no bot began a round');
}

test('if bots begin the round, the new version is offered with the player’s first question', async ({
  page,
  folder,
  site,
}) => {
  await openKept(page, site.address);
  await publish(folder, 'second');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Check for updates' }).click();
  await expect(page.getByRole('dialog').getByText('A new version is available.')).toBeVisible();
  const offer = page.getByRole('button', { name: 'Update now' });
  const game = { name: 'round.txt', mimeType: 'text/plain', buffer: Buffer.from(begunByBot()) };
  for (const take of [false, true]) {
    await page.goto(site.address);
    await page.locator('input[type=file]').setInputFiles(game);
    await expect(prompt(page)).toHaveText(/^Red, round \d: place agents/);
    const kept = await lines(page);
    const since = kept.slice(kept.findLastIndex((line) => line.startsWith('> check')) + 1);
    expect(since.length).toBeGreaterThan(0);
    expect(since.filter((line) => !/^> (blue|green|yellow) place:/.test(line))).toEqual([]);
    await expect(offer).toBeVisible();
    if (take) {
      await offer.click();
      await expect(page.locator('[data-mark="second"]')).toHaveCount(1);
      await expect(prompt(page)).toHaveText(/^Red, round \d: place agents/);
      expect(await lines(page)).toEqual(kept);
    } else {
      await province(page, /./).first().click();
      await page.locator('.tf-numbers button').first().click();
      await expect.poll(() => lines(page)).toContainEqual(expect.stringMatching(/^> red place:\w+,1$/));
    }
    await expect(offer).toHaveCount(0);
  }
});

test('the shelf offers it at once; another window keeps its parts and is notified', async ({
  page,
  folder,
  site,
}) => {
  await openKept(page, site.address);
  const other = await page.context().newPage();
  await other.goto(site.address);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await publish(folder, 'second');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('button', { name: 'Check for updates' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update now' }).click();
  await expect(page.locator('[data-mark="second"]')).toHaveCount(1);
  await expect(other.getByRole('button', { name: 'Update now' })).toBeVisible();
  await expect(other.locator('[data-mark]')).toHaveCount(0);
  await other.getByRole('button', { name: 'Update now' }).click();
  await expect(other.locator('[data-mark="second"]')).toHaveCount(1);
});

test('with the site gone, or half of an upload there, the check says so and the version stays', async ({
  page,
  folder,
  site,
}) => {
  await openKept(page, site.address);
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const check = page.getByRole('button', { name: 'Check for updates' });
  await publish(folder, 'second');
  await writeFile(join(folder, 'index.html'), 'half');
  await check.click();
  await expect(page.getByText('The site can’t be reached right now')).toBeVisible();
  await site.close();
  await check.click();
  await expect(page.getByText('The site can’t be reached right now')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Emptychair' })).toBeVisible();
});

test.describe('the content policy', () => {
  test.use({ viewport: DESKTOP });

  test('a short game of each kind makes no outside request and gets no refusal', async ({
    page,
    baseURL,
  }) => {
    const guard = await guarded(page, baseURL!);
    await sameDraws(page);
    for (const game of ['boer-war', 'civilization']) {
      await page.goto(`./#/new/${game}`);
      await page.locator('.begin .start').click();
      await someMoves(page, 4);
      expect(await stepsKept(page)).toBeGreaterThanOrEqual(4);
      expect(await guard.refused()).toEqual([]);
    }
    expect(guard.strangers).toEqual([]);
  });

  test('refuses requests for anything but the app', async ({ page, site }) => {
    // A host that sends no headers: the page's own policy has to hold.
    const guard = await guarded(page, site.address);
    await page.goto(site.address);
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken over"';
      document.head.append(script);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="x" onerror="document.title = \'taken over\'">',
      );
      return fetch('http://127.0.0.1:9/').catch(() => undefined);
    });
    await expect
      .poll(async () => (await guard.refused()).map((one) => one.split(' ')[0]).sort())
      .toEqual(['connect-src', 'script-src-attr', 'script-src-elem']);
    expect(await page.title()).toBe('Emptychair');
    expect(guard.strangers.filter((url) => !url.includes(':9/'))).toEqual([]);
  });
});
