/** What a player has typed, compared with ids and names. */

interface Named {
  readonly id: string;
  readonly label: string;
}

/** The choice whose whole label or notation is on the line. */
export function exactMatch(line: string, choices: readonly Named[]): string | undefined {
  const folded = normalized(line);
  const typed = line.trim().toLowerCase();
  const labelled = folded === '' ? [] : choices.filter(({ label }) => normalized(label) === folded);
  const noted = choices.filter(({ id }) => id.toLowerCase() === typed);
  const [only, second] = labelled.length > 0 ? labelled : noted;
  return second ? undefined : only?.id;
}

/** Cyrillic letters and the Latin ones that look the same. */
const LOOKALIKES = new Map([...'аеорсух'].map((letter, i) => [letter, 'aeopcyx'.charAt(i)]));

/** Small letters without accents and punctuation, so that any keyboard will do. */
export function normalized(text: string): string {
  const letters = text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
  const plain = letters.replace(/[аеорсух]/g, (letter) => LOOKALIKES.get(letter) ?? letter);
  return plain.replace(/[\s:;,.!?()[\]«»„“”"]+/g, ' ').trim();
}
