/**
 * The minimum that a tap can cost: a hand-written page for the taps of the Boer War only. It shows what a tap must show
 * there (the prompt and the news, also for a screen reader; odds on the button and for every number of actions; a
 * marker that moves, a counter that flips, the drawn chit), each in a box of fixed size and place that the browser can
 * lay out separately. A tap sets texts and a few styles; no rules, no rendering library, no fonts to load, nothing
 * saved. Any table that shows as much on the same machine takes at least this.
 */
import type { Page } from '@playwright/test';
import { PHONE } from './player.ts';

/** The middle of the page's only button. */
export const BUTTON = { x: PHONE.width / 2, y: PHONE.height - 60 };

const COUNTERS = 8;
const OUTCOMES = 6;

export async function leastPage(page: Page, motion: boolean): Promise<void> {
  await page.emulateMedia({ reducedMotion: motion ? 'no-preference' : 'reduce' });
  await page.setContent(HTML);
}

const each = (count: number, html: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => html(n)).join('');

const HTML = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><style>
* { margin: 0; box-sizing: border-box }
body { position: relative; height: ${PHONE.height}px; overflow: hidden; font: 16px sans-serif }
body > * { position: absolute; left: 10px; width: 340px; height: 24px; contain: strict }
#flag { top: 60px; width: 30px; background: #c33 }
.counter { top: 120px; width: 40px; height: 40px; background: #864 }
.counter.down { transform: rotateY(180deg) }
#bar { top: 300px; height: 12px }
#news { top: 480px; width: 230px; height: 100px }
#chit { top: 500px; left: 250px; width: 90px; height: 60px; color: #fff; background: #264; will-change: transform }
#prompt { top: 590px; height: 50px }
#aloud { width: 1px; height: 1px }
button { top: ${PHONE.height - 100}px; height: 80px }
@media (prefers-reduced-motion: no-preference) {
  .counter { transition: transform 160ms }
  .odd { animation: odd 160ms }
  .even { animation: even 160ms }
}
@keyframes odd { from { transform: translateY(20px) scale(0.8); opacity: 0 } }
@keyframes even { from { transform: translateY(20px) scale(0.8); opacity: 0 } }
</style>
<p id="left">Actions left: 20</p><div id="flag"></div>
${each(COUNTERS, (n) => `<div class="counter" style="left: ${10 + 42 * n}px"></div>`)}
<div id="bar"></div>
${each(OUTCOMES, (n) => `<p class="outcome" style="top: ${320 + 24 * n}px">–</p>`)}
<p id="news">–</p><div id="chit">–</div><h2 id="prompt">–</h2><p id="aloud" aria-live="polite">–</p>
<button><span>Done – draw</span><br><span id="odds">–</span></button>
<script>
const text = (box) => box.firstChild;
const [left, news, prompt, aloud, odds] = ['left', 'news', 'prompt', 'aloud', 'odds'].map((id) => text(document.getElementById(id)));
const outcomes = [...document.querySelectorAll('.outcome')].map(text);
const counters = [...document.querySelectorAll('.counter')];
let n = 0;
document.querySelector('button').addEventListener('click', () => {
  n++;
  left.data = 'Actions left: ' + (60 - n);
  flag.style.transform = 'translateX(' + (n % 12) * 28 + 'px)';
  counters[n % counters.length].classList.toggle('down');
  bar.style.background = 'linear-gradient(90deg, #333 ' + (n * 7) % 100 + '%, #999 0)';
  outcomes.forEach((line, i) => { line.data = i + ' actions ' + (n + i) + '/' + (30 + n) + ' ' + (n * 7 + i) % 100 + '%'; });
  chit.className = n % 2 ? 'odd' : 'even';
  text(chit).data = n % 3 ? 'GO!' : 'STOP';
  news.data = 'Action ' + n + ' is done. GO! comes up (cup: 4 STOP, ' + n + ' GO!). Round ' + n + ' is over after ' + n % 5 + ' actions.';
  prompt.data = 'Boers, round ' + n + ': carry out action ' + n % 5 + ' on the map.';
  aloud.data = news.data + ' ' + prompt.data;
  odds.data = 'GO! ' + n % 7 + ' of 7, ' + (n * 3) % 100 + '%; STOP ' + (7 - n % 7) + ' of 7';
});
</script>`;
