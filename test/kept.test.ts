// Games of earlier versions open at the same position and continue (test/kept/README.md). The terminal's part is
// src/cli/commands/kept.test.ts, the app's are src/web/saved/kept-games.test.ts and e2e/kept-games.spec.ts.
import { describe, expect, test } from 'vitest';
import { continueAs, KEPT_FILES, KEPT_GAMES, linesIn, linesOf, openText, readKept, stateOf } from './kept.ts';

describe.each(KEPT_GAMES)('$name', ({ text, made }) => {
  test('opens at the same position', async () => {
    const { session, lost } = await openText(text);
    expect({ game: session.game.id, rules: session.version, lost }).toEqual({
      game: made.game,
      rules: made.rules,
      lost: made.lost,
    });
    // The text stays, and a change to newer rules is only appended.
    expect(linesOf(session).slice(0, made.entries)).toEqual(linesIn(text));
    expect(session.entries.length).toBeGreaterThanOrEqual(made.entries + made.written);
    expect([session.line.length, session.undone.length]).toEqual([made.steps, made.undone]);
    expect(session.who).toEqual(made.who ?? {});
    const { kind, ask, seat, outcome } = made.node;
    const there = { kind, ...(outcome ? { outcome } : { ask }), ...(seat ? { seat } : {}) };
    expect(session.node).toMatchObject(there);
    // A position may have gained fields.
    expect(stateOf(session)).toMatchObject(made.state);
  });

  test('continues, and the longer game opens too', async () => {
    const { session } = await openText(text);
    const { written } = continueAs(session, made);
    expect(written).toEqual(made.goesOn);
    const end = stateOf(session);
    if (session.line.length > session.base) {
      expect(session.undo().ok).toBe(true);
      expect(session.node.kind).not.toBe('end');
      expect(session.redo().ok).toBe(true);
      expect(stateOf(session)).toEqual(end);
    }
    expect(session.note('kept').ok).toBe(true);
    const added = linesOf(session).slice(made.entries);
    const { session: again, lost } = await openText(`${text.trimEnd()}\n${added.join('\n')}\n`);
    expect([linesOf(again), lost]).toEqual([linesOf(session), 0]);
    expect(stateOf(again)).toEqual(end);
  });
});

test('they cover every game that 0.1.0 had and every kind of entry', () => {
  const text = KEPT_FILES.map((file) => readKept(`journals/${file}`)).join('\n');
  for (const game of ['boer-war', 'paths-of-glory', 'cdg', 'civilization', 'tax-farmer'])
    expect(text).toContain(`> emptychair 1 ${game} `);
  const kinds = 'undo redo again adjust aside note mark seat check rules from chance table'.split(' ');
  for (const kind of kinds) expect(text).toMatch(new RegExp(`^> ${kind}(?: |$)`, 'm'));
});
