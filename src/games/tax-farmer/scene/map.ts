/** The map: the capital in the middle, the other provinces around it in board order, each with its own shape. */

interface Point {
  readonly x: number;
  readonly y: number;
}

const CITY = 15;
const COAST = 48;
const STEPS = 14;

/** A coast that isn't a circle: further out towards the corners, and never quite smooth. */
function coast(angle: number): number {
  const corner = Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** -0.62;
  return COAST * Math.min(corner, 1.24) - 1.4 + 1.1 * Math.sin(7 * angle + 1) + 0.8 * Math.sin(13 * angle);
}

/** A border that winds a little on its way from the city to the coast. */
function border(angle: number): Point[] {
  const points: Point[] = [];
  const far = coast(angle);
  for (let i = 0; i <= 6; i++) {
    const r = CITY + ((far - CITY) * i) / 6;
    const bend = (0.06 * Math.sin(2.1 * i + 5 * angle) * Math.min(i, 6 - i)) / 3;
    points.push(at(angle + bend, r));
  }
  return points;
}

const at = (angle: number, r: number): Point => ({
  x: 50 + r * Math.cos(angle),
  y: 50 + r * Math.sin(angle),
});

/** The direction of the n-th of `of` provinces, the first at the top, clockwise. */
const direction = (nth: number, of: number) => (2 * Math.PI * nth) / of - Math.PI / 2;

/** Its number among those around the capital. */
const around = (province: number, capital: number) => (province < capital ? province : province - 1);

/** Half the width of a province's pieces on a narrow map: nothing may stick out over the edge. */
const MARGIN = 20;

/** The position of a province's pieces, 0-100 both ways. */
export function position(provinces: number, capital: number, province: number): Point {
  if (province === capital) return { x: 50, y: 50 };
  const angle = direction(around(province, capital), provinces - 1);
  const corner = Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))) ** -0.5;
  const r = 36 * corner;
  const { x, y } = at(angle, r);
  return { x: Math.round(Math.min(100 - MARGIN, Math.max(MARGIN, x))), y: Math.round(y) };
}

/** The outline of a province as an SVG path in a frame of 100 by 100. */
export function outline(provinces: number, capital: number, province: number): string {
  const points: Point[] = [];
  if (province === capital) {
    for (let i = 0; i < 24; i++) points.push(at((2 * Math.PI * i) / 24, CITY));
  } else {
    const of = provinces - 1;
    const nth = around(province, capital);
    const from = direction(nth - 0.5, of);
    const to = direction(nth + 0.5, of);
    points.push(...border(from));
    for (let i = 1; i < STEPS; i++) {
      const angle = from + ((to - from) * i) / STEPS;
      points.push(at(angle, coast(angle)));
    }
    points.push(...border(to).reverse());
    for (let i = STEPS - 1; i > 0; i--) points.push(at(from + ((to - from) * i) / STEPS, CITY));
  }
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** More provinces than fit around a city are laid out in rows. */
export const MOST_AROUND = 10;
