import { expect, test } from 'vitest';
import { catalogue } from '../../games/catalogue.ts';
import type { AnySpec, Told } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { playout } from '../../kernel/play.ts';
import { rng } from '../../kernel/rng.ts';
import { LANGS } from '../../kernel/words.ts';

test.each(catalogue())(
  '$meta.id: the results can show how the game went, in every language',
  async (entry) => {
    const [game, results] = await Promise.all([entry.game(), entry.results?.()]);
    expect(results?.report ?? results?.course).toBeDefined();
    if (!results?.course) return;
    const options = resolve(game.options);
    if (!options.ok) throw new Error('no game');
    const reports: Told<AnySpec>[] = [];
    const state = game.setup(options.options);
    playout(game, state, rng(7), undefined, (event, facts) => reports.push({ event, facts }));
    const { lines, steps } = results.course(options.options, reports);
    expect(steps.length).toBeGreaterThan(1);
    expect(new Set(steps.map(({ label }) => label)).size).toBe(steps.length);
    for (const { values } of steps) expect(values).toHaveLength(lines.length);
    for (const lang of LANGS) {
      const { course } = await entry.words[lang]();
      const said = [
        course?.title,
        ...lines.map((id) => course?.line(id)),
        course?.step(steps[1]?.label ?? ''),
      ];
      expect(said.every(Boolean), `${lang}: ${said}`).toBe(true);
    }
  },
);
