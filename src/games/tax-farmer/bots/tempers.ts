/** Temperaments of the quick bots, as data. */
export interface Temper {
  /** How far a judgement may be off, in points, either way. */
  readonly noise: number;
  /** What an agent is thought to cost, as a share of what the board gives. */
  readonly price: number;
  /** Gold that stays in the purse while the game is young. */
  readonly purse: number;
  /** How much of a rival's loss counts as a gain. */
  readonly spite: number;
  /** The worth of leading in IMPERIA, when ahead and when behind. */
  readonly capital: readonly [ahead: number, behind: number];
  /** How much the danger of a rebellion counts; 1: exactly by its odds. */
  readonly fear: number;
}

/** Values found by playing: leading in IMPERIA is worth less than it looks, and less noise plays better. */
const steady: Temper = { noise: 0.06, price: 0.85, purse: 4, spite: 0, capital: [0.6, 0.3], fear: 1 };

export const TEMPERS = {
  /** Misjudges, and forgets about rebellions. */
  casual: { ...steady, noise: 3, price: 0.5, purse: 8, fear: 0.3 },
  steady,
  /** Keeps all gold until the end is near. */
  hoarder: { ...steady, purse: 999 },
  /** Places agents where the leader has some. */
  spiteful: { ...steady, spite: 0.6 },
} as const satisfies Record<string, Temper>;
