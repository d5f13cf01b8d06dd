/** What the checks of a data file say, retold in the reader's language; places stay as the file has them. */

type Retold<K extends string> = Readonly<
  Record<K, (first: string, second: string, third: string, fourth: string) => string>
>;

/** `line 4, column 14 (cards.2.ops): …`, `cards[2].ops: …`, or the sentence alone. */
const PLACED = /^(?:line (\d+), column (\d+)( \([^)]*\))?: |([A-Za-z0-9][\w.[\]-]*: ))?(.*)$/s;

/** A sentence that nobody knows stays as it is. */
export function retelling<K extends string>(
  sentences: Readonly<Record<K, RegExp>>,
  said: Retold<NoInfer<K>>,
  at?: (line: string, column: string) => string,
): (line: string) => string {
  const known = Object.keys(sentences) as K[];
  return (line) => {
    const [, row, column, path = '', place = '', what = line] = PLACED.exec(line) ?? [];
    const where = row !== undefined && at ? `${at(row, column ?? '')}${path}: ` : place;
    for (const id of known) {
      const [found, a = '', b = '', c = '', d = ''] = sentences[id].exec(what) ?? [];
      if (found !== undefined) return where + said[id](a, b, c, d);
    }
    return line;
  };
}
