/** That it's your turn can be noticed from elsewhere: in the title, by sound, by a notification of the browser. */
import { type Browser, chromium, expect, type Page, test } from '@playwright/test';
import { findWithWindows } from '../scripts/browser.mjs';
import { OwnServer } from './support/own-server.ts';
import { answer, openTableInApp, playUntil, sit, start, twoPeople } from './support/people-table.ts';
import { device, line, sheet } from './support/shared-table.ts';
import { provinces } from './support/tax-map.ts';

const ROOMY = ['burst=1000', 'rate=1000', 'knocks=10000', 'joins=1000'].flatMap((each) => ['--limit', each]);
const SWITCH = 'Notify me when it’s my turn';

let server: OwnServer;
test.beforeAll(async () => {
  server = await OwnServer.start(...ROOMY);
});
test.afterAll(() => server.remove());

/** What the browser shows and plays. */
interface Noticed {
  readonly shown: string[];
  peak: number;
}

/** Keeps the notifications that the browser really shows, and how loud it really is. */
function listen({ real }: { readonly real: boolean }): void {
  const noticed: Noticed = { shown: [], peak: 0 };
  // A browser without windows has no notifications at all: then they're only made.
  class Pretended extends EventTarget {
    static readonly permission = 'granted';
    static readonly requestPermission = async () => 'granted';
    readonly title: string;
    readonly body: string;
    constructor(title: string, { body = '' }: NotificationOptions = {}) {
      super();
      this.title = title;
      this.body = body;
      queueMicrotask(() => this.dispatchEvent(new Event('show')));
    }
  }
  const Base = real ? Notification : (Pretended as unknown as typeof Notification);
  class Heard extends Base {
    constructor(title: string, options?: NotificationOptions) {
      super(title, options);
      this.addEventListener('show', () => void noticed.shown.push(`${this.title}: ${this.body}`));
    }
  }
  const connect: (this: AudioNode, to: AudioNode) => AudioNode = AudioNode.prototype.connect;
  Object.assign(AudioNode.prototype, {
    connect(this: AudioNode, to: AudioNode) {
      if (to === this.context.destination) {
        const meter = new AnalyserNode(this.context, { fftSize: 2048 });
        const samples = new Float32Array(meter.fftSize);
        const measure = () => {
          meter.getFloatTimeDomainData(samples);
          noticed.peak = Math.max(noticed.peak, ...samples);
        };
        setInterval(measure, 5);
        connect.call(this, meter);
      }
      return connect.call(this, to);
    },
  });
  Object.assign(window, { Notification: Heard, noticed });
}

const noticed = (page: Page) => page.evaluate(() => (window as typeof window & { noticed: Noticed }).noticed);

test('a notification says that it’s your turn, if you asked for it and the app isn’t on screen', async ({
  browser,
  launchOptions,
}) => {
  const executablePath = findWithWindows();
  const windows: Browser | undefined = executablePath
    ? await chromium.launch({ ...launchOptions, executablePath })
    : undefined;
  const ada = await device(windows ?? browser, server);
  await ada.context().grantPermissions(['notifications'], { origin: new URL(server.address).origin });
  await ada.addInitScript(listen, { real: windows !== undefined });
  await ada.addInitScript(() => localStorage.setItem('emptychair.settings', '{"sound":true}'));
  const ola = await device(browser, server);
  await twoPeople(ada, ola);
  await ada.getByRole('button', { name: 'People at the table' }).click();
  await sheet(ada).getByLabel(SWITCH).press('Space');
  await expect(sheet(ada).getByLabel(SWITCH)).toBeChecked();
  await ada.keyboard.press('Escape');
  await start(ada, ola);

  await playUntil([ada, ola], async () => (await provinces(ola)) > 0);
  expect(await ada.title()).not.toContain('Your turn');
  // Whoever looks at the page needs no notification.
  expect((await noticed(ada)).shown).toEqual([]);
  await ada.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true });
    Object.assign((window as typeof window & { noticed: Noticed }).noticed, { peak: 0 });
  });
  await answer(ola);
  await expect(line(ada)).toContainText('Your turn');
  expect(await ada.title()).toMatch(/^Your turn · /);
  await expect.poll(async () => (await noticed(ada)).shown).toEqual([expect.stringMatching(/^Your turn: ./)]);
  await expect.poll(async () => (await noticed(ada)).peak).toBeGreaterThan(0.01);
  for (const page of [ada, ola]) await page.context().close();
  await windows?.close();
});

test('a browser that allows no notifications says so, and the title still changes', async ({ browser }) => {
  const ada = await device(browser, server);
  await ada.addInitScript(() => {
    Object.assign(window.Notification, { requestPermission: async () => 'denied' });
  });
  await openTableInApp(ada);
  await sit(ada, 0);
  await ada.getByRole('button', { name: 'People at the table' }).click();
  await sheet(ada).getByLabel(SWITCH).press('Space');
  await expect(sheet(ada)).toContainText('The browser doesn’t allow notifications for this page.');
  await expect(sheet(ada).getByLabel(SWITCH)).not.toBeChecked();
  await ada.keyboard.press('Escape');
  await start(ada);
  await playUntil([ada], async () => (await provinces(ada)) > 0);
  expect(await ada.title()).toMatch(/^Your turn · /);
  await ada.context().close();
});
