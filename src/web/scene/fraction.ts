/** A fraction as text, `3/7`, as two numbers; long ones lose digits, which a picture doesn't show. */
export function readFraction(text: string): { n: number; d: number } {
  const [n = '0', d = '1'] = text.split('/');
  return { n: Number(n), d: Number(d) };
}
