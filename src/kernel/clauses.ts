/** Clause ids as people list them: three or more in a row as a range, `B26, B27, B71–B74`. */
export function clauseList(ids: readonly string[]): string {
  const runs: string[][] = [];
  for (const id of ids) {
    const run = runs.at(-1);
    if (run && follows(run.at(-1) as string, id)) run.push(id);
    else runs.push([id]);
  }
  return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}

function follows(one: string, next: string): boolean {
  return one.charAt(0) === next.charAt(0) && Number(next.slice(1)) === Number(one.slice(1)) + 1;
}
