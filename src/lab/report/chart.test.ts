/** Charts match their numbers: lengths in proportion, labels beside what they name, nothing outside the frame. */
import { describe, expect, test } from 'vitest';
import { type Bar, bars, type Column, columns, curve, forest, heat, plain, stacked } from './chart.ts';

interface Part {
  readonly tag: string;
  /** Its text or tooltip. */
  readonly says: string;
  readonly class: string;
  readonly at: Readonly<Record<string, string>>;
  readonly n: (name: string) => number;
}

/** The parts of a chart in painting order. */
function partsOf(picture: string): readonly Part[] {
  return [...picture.matchAll(/<(rect|text|path|circle)\b([^>]*?)(?:\/>|>(?:<title>)?([^<]*))/g)].map(
    ([, tag = '', attributes = '', says = '']) => {
      const at = Object.fromEntries(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      );
      return { tag, says, class: at.class ?? '', at, n: (name: string) => Number(at[name]) };
    },
  );
}
const texts = (picture: string) => partsOf(picture).filter(({ tag }) => tag === 'text');
const written = (picture: string) => texts(picture).map(({ says }) => says);
const of = (picture: string, kind: string) => partsOf(picture).filter((part) => part.class === kind);
const frame = (picture: string) => {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(picture) ?? [];
  return { width: Number(width), height: Number(height) };
};
/** Numbers of a path: `M3 4H5` -> [3, 4, 5]. */
const path = ({ at }: Part) => [...(at.d ?? '').matchAll(/-?[\d.]+/g)].map(Number);

const percent = (share: number) => `${Math.round(100 * share)}%`;
const bar = (label: string, value: number, low = value, high = value): Bar => ({
  label,
  value,
  low,
  high,
  note: percent(value),
});

test('names are escaped', () => {
  expect(plain(`<b a="1" c='2'>&`)).toBe('&#60;b a=&#34;1&#34; c=&#39;2&#39;&#62;&#38;');
  const picture = bars('A & B', [bar('<i>', 0.5)]);
  expect(picture).toContain('role="img" aria-label="A &#38; B"');
  expect(written(picture)).toEqual(['&#60;i&#62;', '50%']);
});

describe('bars', () => {
  test('shares of a whole are drawn relative to 100%, one below another', () => {
    const picture = bars('shares', [bar('yes', 0.25), bar('no', 0.75)]);
    expect(of(picture, 's0').map((part) => part.n('width'))).toEqual([90, 270]);
    expect(of(picture, 'track').map((part) => part.n('width'))).toEqual([360, 360]);
    expect(of(picture, 's0').map((part) => part.n('y'))).toEqual([17, 53]);
    expect(of(picture, 'track').map((part) => part.n('y'))).toEqual([17, 53]);
    expect(frame(picture)).toEqual({ width: 360, height: 72 });
    // The label is above its bar, the number at the right end.
    expect(texts(picture).map(({ says, at }) => [says, at.x, at.y, at['text-anchor'], at.class])).toEqual([
      ['yes', '0', '12', 'start', ''],
      ['25%', '360', '12', 'end', 'strong'],
      ['no', '0', '48', 'start', ''],
      ['75%', '360', '48', 'end', 'strong'],
    ]);
  });

  test('an interval has whiskers at its ends, in the middle of the bar; one too small to see has none', () => {
    const picture = bars('shares', [bar('a', 0.5, 0.25, 0.75), bar('b', 0.5, 0.499, 0.502), bar('c', 0.5)]);
    const whiskers = of(picture, 'whisker');
    expect(whiskers.map(({ at }) => at.d)).toEqual(['M90 22H270M90 19v6M270 19v6']);
    expect(of(bars('shares', [bar('wide enough', 0.5, 0.498, 0.503)]), 'whisker')).toHaveLength(1);
  });

  test('with an even share, bars are scaled up and a line marks it', () => {
    const picture = bars('seats', [bar('north', 0.4, 0.3, 0.5), bar('south', 0.2)], {
      value: 0.25,
      label: 'even',
    });
    // The largest value in the chart is the upper end of an interval, 0.5.
    expect(of(picture, 's0').map((part) => part.n('width'))).toEqual([288, 144]);
    const [mark] = of(picture, 'mark');
    expect(mark && path(mark)).toEqual([180, 13, 88]);
    const label = texts(picture).find(({ says }) => says === 'even');
    expect(label?.at).toMatchObject({ x: '180', y: '10', 'text-anchor': 'start', class: 'faint' });
    // The bars leave room for the label above them.
    expect(of(picture, 's0')[0]?.n('y')).toBe(33);
  });

  test('the label of the line stays inside the chart', () => {
    const end = (value: number) =>
      texts(bars('seats', [bar('north', 0.1)], { value, label: 'even' })).find(({ says }) => says === 'even');
    expect(end(0.5)?.at).toMatchObject({ x: '356', 'text-anchor': 'end' });
    const half = bars('seats', [bar('north', 1)], { value: 0.6, label: 'even' });
    expect(texts(half).find(({ says }) => says === 'even')?.at).toMatchObject({
      x: '216',
      'text-anchor': 'end',
    });
  });

  test('a negative value has no bar', () => {
    expect(of(bars('x', [bar('a', -0.5)]), 's0')[0]?.n('width')).toBe(0);
  });

  test('long labels use a second line, and end with dots if two aren’t enough', () => {
    const two = bars('x', [bar('Twenty-three riders of the northern column have arrived', 0.5), bar('b', 1)]);
    expect(written(two)).toEqual([
      'Twenty-three riders of the northern column have',
      'arrived',
      '50%',
      'b',
      '100%',
    ]);
    expect(texts(two).map((part) => part.n('y'))).toEqual([12, 27, 27, 63, 63]);
    expect(of(two, 's0').map((part) => part.n('y'))).toEqual([32, 68]);
    const word = 'x'.repeat(80);
    const [first, note] = written(bars('x', [bar(word, 0.5)]));
    expect(first).toBe(`${'x'.repeat(50)}…`);
    expect(note).toBe('50%');
    const many = written(bars('x', [bar(`${'word '.repeat(30)}end`, 0.5)]));
    expect(many).toHaveLength(3);
    expect(many[1]).toMatch(/^word .*…$/);
  });
});

describe('columns', () => {
  const column = (label: string, value: number, low = value, high = value): Column => ({
    label,
    value,
    low,
    high,
  });
  test('are on the axis, side by side, the highest as high as the chart', () => {
    const picture = columns('lengths', [column('1', 0.1), column('2', 0.4), column('3', 0.2)], percent);
    const rects = of(picture, 's0');
    const feet = rects.map((part) => part.n('y') + part.n('height'));
    for (const foot of feet) expect(foot).toBeCloseTo(150, 5);
    expect(rects.map((part) => part.n('height'))).toEqual([35.5, 142, 71]);
    // A third of the width each, with a gap on both sides.
    expect(rects.map((part) => [part.n('x'), part.n('width')])).toEqual([
      [48.5, 89.6],
      [155.2, 89.6],
      [261.9, 89.6],
    ]);
    expect(rects.map(({ says }) => says)).toEqual(['1: 10%', '2: 40%', '3: 20%']);
    expect(texts(picture).map(({ says, at }) => [says, at.x, at.y, at['text-anchor'], at.class])).toEqual([
      ['1', '93.3', '165', 'middle', 'faint'],
      ['2', '200', '165', 'middle', 'faint'],
      ['3', '306.7', '165', 'middle', 'faint'],
      ['40%', '35', '13', 'end', 'faint'],
      ['0', '35', '150', 'end', 'faint'],
    ]);
    expect(frame(picture)).toEqual({ width: 360, height: 172 });
    expect(of(picture, 'axis')[0]?.at.d).toBe('M40 150H360M40 8H44');
  });

  test('an interval is a line through its column; the unit is below', () => {
    const picture = columns('lengths', [column('1', 0.25, 0.125, 0.5), column('2', 0.2)], percent, 'moves');
    expect(of(picture, 'whisker').map(({ at }) => at.d)).toEqual(['M120 114.5V8']);
    expect(texts(picture).at(-1)?.at).toMatchObject({ x: '360', y: '180', 'text-anchor': 'end' });
    expect(written(picture).at(-1)).toBe('moves');
    expect(frame(picture).height).toBe(186);
  });

  test('labels that would touch are thinned out', () => {
    const many = Array.from({ length: 20 }, (_, i) => column(String(1000 + i), 0.05));
    const shown = written(columns('lengths', many, percent)).filter((text) => /^1\d{3}$/.test(text));
    expect(shown).toEqual(['1000', '1003', '1006', '1009', '1012', '1015', '1018']);
  });

  test('all zeros give a flat chart, not a broken one', () => {
    expect(of(columns('x', [column('1', 0)], percent), 's0')[0]?.n('height')).toBe(0);
  });
});

describe('shares of a whole', () => {
  test('have letters as well as colours, also when the colours repeat', () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];
    const row = { label: '1', parts: [0.4, 0.03, 0, 0.3, 0.05, 0.02, 0.2] };
    const picture = stacked('shares', names, [row], percent);
    const legend = ['A one', 'B two', 'C three', 'D four', 'E five', 'F six', 'G seven'];
    expect(written(picture).slice(0, 7)).toEqual(legend);
    // On the bar with the number if there is room, alone if there is little, and none for a zero share.
    expect(written(picture).slice(8)).toEqual(['A 40%', 'D 30%', 'E', 'G 20%']);
    expect(of(picture, 's0').length + of(picture, 's0 edge').length).toBe(4);
    // The letters are legible on their colour.
    expect(
      texts(picture)
        .slice(8)
        .map((part) => part.class),
    ).toEqual(['on0', 'on3', 'on4', 'on0']);
  });

  test('fill their bar without a gap, one bar below another', () => {
    const rows = [
      { label: 'Turn 1', parts: [0.5, 0.25, 0.25] },
      { label: 'Turn 2', parts: [0.25, 0, 0.75] },
    ];
    const picture = stacked('shares', ['a', 'b', 'c'], rows, percent);
    const pieces = partsOf(picture).filter((part) => part.class.endsWith(' edge'));
    // "Turn 2" is six letters wide; the rest of the chart is the bar.
    expect(pieces.map((part) => [part.class, part.n('x'), part.n('width'), part.n('y')])).toEqual([
      ['s0 edge', 46.4, 156.8, 24],
      ['s1 edge', 203.2, 78.4, 24],
      ['s2 edge', 281.6, 78.4, 24],
      ['s0 edge', 46.4, 78.4, 48],
      ['s2 edge', 124.8, 235.2, 48],
    ]);
    expect(pieces.map(({ says }) => says)).toEqual([
      'Turn 1, a: 50%',
      'Turn 1, b: 25%',
      'Turn 1, c: 25%',
      'Turn 2, a: 25%',
      'Turn 2, c: 75%',
    ]);
    const named = texts(picture).filter(({ says }) => says.startsWith('Turn'));
    expect(named.map(({ at }) => [at.x, at.y, at['text-anchor']])).toEqual([
      ['40.4', '38', 'end'],
      ['40.4', '62', 'end'],
    ]);
    const [first] = texts(picture).filter(({ says }) => says === 'A 50%');
    expect(first?.at).toMatchObject({ x: '124.8', y: '38', 'text-anchor': 'middle' });
    expect(frame(picture).height).toBe(72);
  });

  test('a long legend continues on the next line, beside its colour', () => {
    const names = ['riders of the north', 'riders of the south', 'riders of the west'];
    const picture = stacked('shares', names, [{ label: '1', parts: [1, 0, 0] }], percent);
    const squares = partsOf(picture).filter(({ tag, at }) => tag === 'rect' && at.width === '12');
    expect(squares.map((part) => [part.class, part.n('x'), part.n('y')])).toEqual([
      ['s0', 0, 2],
      ['s1', 164.4, 2],
      ['s2', 0, 20],
    ]);
    expect(
      texts(picture)
        .slice(0, 3)
        .map((part) => [part.n('x'), part.n('y')]),
    ).toEqual([
      [17, 12],
      [181.4, 12],
      [17, 30],
    ]);
    expect(
      partsOf(picture)
        .find((part) => part.class === 's0 edge')
        ?.n('y'),
    ).toBe(42);
  });

  test('long names of rows are cut, and take at most a third of the chart', () => {
    const row = { label: 'The twenty-third round of the war', parts: [1] };
    const picture = stacked('shares', ['a'], [row], percent);
    expect(written(picture)).toEqual(['A a', 'The twenty-thir…', 'A 100%']);
    expect(
      partsOf(picture)
        .find((part) => part.class === 's0 edge')
        ?.n('x'),
    ).toBe(110);
    expect(written(stacked('shares', ['x'.repeat(99)], [row], percent))[0]).toBe(`A ${'x'.repeat(50)}…`);
  });
});

describe('many rows by many numbers', () => {
  const rows = [
    { label: '1', parts: [0.5, 0.5, 0, 0], mean: 0.5 },
    { label: '2', parts: [0, 0.25, 0.74, 0.01], mean: 2.5 },
    { label: '3', parts: [1, 0, 0, 0], mean: 0 },
    { label: '4', parts: [0, 0, 0, 1] },
  ];
  const picture = heat('by round', ['0', '1', '2', '4'], rows, percent);

  test('darker is more likely; the palest is still visible, and what never happens is blank', () => {
    expect(
      of(picture, 's0').map((part) => [part.says, part.n('x'), part.n('y'), part.at['fill-opacity']]),
    ).toEqual([
      ['1, 0: 50%', 16, 0, '0.5'],
      ['1, 1: 50%', 102, 0, '0.5'],
      ['2, 1: 25%', 102, 18, '0.25'],
      ['2, 2: 74%', 188, 18, '0.74'],
      ['2, 4: 1%', 274, 18, '0.06'],
      ['3, 0: 100%', 16, 36, '1'],
      ['4, 4: 100%', 274, 54, '1'],
    ]);
    expect(new Set(of(picture, 's0').map((part) => `${part.at.width} ${part.at.height}`))).toEqual(
      new Set(['86 17']),
    );
  });

  test('a dot marks the average, between the columns of the numbers around it', () => {
    // 0.5 is half-way from the first column to the second; 2.5 a quarter of the way from 2 to 4.
    expect(of(picture, 'dot').map((part) => [part.n('cx'), part.n('cy')])).toEqual([
      [102, 9],
      [252.5, 27],
      [59, 45],
    ]);
  });

  test('rows are named at the left, numbers below', () => {
    expect(texts(picture).map(({ says, at }) => [says, at.x, at.y, at['text-anchor']])).toEqual([
      ['1', '10', '13', 'end'],
      ['2', '10', '31', 'end'],
      ['3', '10', '49', 'end'],
      ['4', '10', '67', 'end'],
      ['0', '59', '86', 'middle'],
      ['1', '145', '86', 'middle'],
      ['2', '231', '86', 'middle'],
      ['4', '317', '86', 'middle'],
    ]);
    expect(frame(picture).height).toBe(92);
  });

  test('an average beyond all numbers has no dot; long names are cut; crowded numbers are thinned out', () => {
    const many = Array.from({ length: 40 }, (_, i) => String(i + 100));
    const crowded = heat('x', many, [{ label: 'A very long name', parts: [1], mean: 900 }], percent);
    expect(of(crowded, 'dot')).toEqual([]);
    expect(written(crowded)[0]).toBe('A very long …');
    expect(written(crowded).slice(1, 4)).toEqual(['100', '105', '110']);
  });
});

describe('a curve', () => {
  const point = (label: string, value: number, low = value, high = value): Column => ({
    label,
    value,
    low,
    high,
  });
  const picture = curve(
    'settled',
    [point('start', 0.25, -0.1, 0.5), point('half', 0.5), point('end', 1, 0.75, 1.2)],
    percent,
  );

  test('goes through its points from left to right, higher for larger values', () => {
    expect(of(picture, 'line')[0]?.at.d).toBe('M44 99.5L193 69L342 8');
    expect(of(picture, 'dot').map((part) => [part.n('cx'), part.n('cy'), part.says])).toEqual([
      [44, 99.5, '25%'],
      [193, 69, '50%'],
      [342, 8, '100%'],
    ]);
  });

  test('whiskers stay between 0 and 1', () => {
    expect(of(picture, 'whisker').map(({ at }) => at.d)).toEqual(['M44 130V69', 'M193 69V69', 'M342 38.5V8']);
  });

  test('each point has its number above its whisker, or below if there is no room, and its name at the axis', () => {
    expect(texts(picture).map(({ says, at }) => [says, at.x, at.y, at['text-anchor']])).toEqual([
      ['100%', '32', '13', 'end'],
      ['0', '32', '130', 'end'],
      ['25%', '44', '60', 'middle'],
      ['start', '44', '146', 'middle'],
      ['50%', '193', '60', 'middle'],
      ['half', '193', '146', 'middle'],
      ['100%', '342', '26', 'middle'],
      ['end', '342', '146', 'middle'],
    ]);
    expect(of(picture, 'axis')[0]?.at.d).toBe('M36 130H360');
    expect(frame(picture).height).toBe(152);
    // A single point is at the left.
    expect(of(curve('x', [point('only', 0.5)], percent), 'dot')[0]?.n('cx')).toBe(44);
  });
});

describe('differences', () => {
  const line = (value: number, low: number, high: number, sure = true, note = '±') => ({
    value,
    low,
    high,
    note,
    sure,
  });
  const picture = forest('differences', [
    { label: 'wins', lines: [line(0.2, 0.1, 0.4), line(-0.2, -0.4, 0, false, '−20%')] },
    { label: 'losses', lines: [line(0, 0, 0)] },
  ]);

  test('more is to the right of the middle, less to the left, all on one scale', () => {
    // Left of 18 are the numbers of the variants, right of 306 the notes; the middle is zero.
    const dots = partsOf(picture).filter(({ tag }) => tag === 'circle');
    expect(dots.map((part) => [part.n('cx'), part.n('cy'), part.class])).toEqual([
      [231.5, 27, 's1'],
      [92.5, 46, 's2'],
      [162, 89, 's1'],
    ]);
    expect(of(picture, 'axis').map(({ at }) => at.d)).toEqual(['M162 18v18', 'M162 37v18', 'M162 80v18']);
    expect(of(picture, 'whisker').map((part) => [path(part)[0], path(part)[2], path(part)[1]])).toEqual([
      [196.8, 301, 27],
      [23, 162, 46],
    ]);
  });

  test('each line has its variant, and its number in bold if it is sure', () => {
    expect(texts(picture).map(({ says, at, class: kind }) => [says, at.x, at.y, kind])).toEqual([
      ['wins', '0', '13', ''],
      ['2', '0', '31', 'faint'],
      ['±', '360', '31', 'strong'],
      ['3', '0', '50', 'faint'],
      ['−20%', '360', '50', ''],
      ['losses', '0', '75', ''],
      ['2', '0', '93', 'faint'],
      ['±', '360', '93', 'strong'],
    ]);
    expect(frame(picture)).toEqual({ width: 360, height: 105 });
  });

  test('long notes leave half of the chart to the lines', () => {
    const wide = forest('x', [{ label: 'wins', lines: [line(1, 1, 1, true, 'x'.repeat(60))] }]);
    const [dot] = partsOf(wide).filter(({ tag }) => tag === 'circle');
    // The largest difference ends just before the notes, 190 from the right edge plus a gap of 14.
    expect(dot?.n('cx')).toBe(360 - 190 - 14 - 5);
  });
});
