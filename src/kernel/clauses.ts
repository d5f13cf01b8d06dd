/** Clause ids as a readable list: three or more in sequence become a range, `B26, B27, B71–B74`. */
export function clauseList(ids: readonly string[]): string {
  const runs: string[][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && follows(last, id)) run.push(id);
    else runs.push([id]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}

function follows(one: string, next: string): boolean {
  return letters(one) === letters(next) && number(next) === number(one) + 1;
}

/** `B` of B26; a text may use several letters. */
function letters(id: string): string {
  return id.replace(/\d+$/, '');
}

function number(id: string): number {
  return Number(id.slice(letters(id).length));
}
