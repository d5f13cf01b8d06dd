/** A duplicate key in one object of a JSON text: `JSON.parse` takes the last one, and we can't know which was meant. */
export function duplicateKey(json: string): string | undefined {
  /** The keys of each open object; undefined for a list. */
  const open: (Set<string> | undefined)[] = [];
  /** The last string: a key, if a colon follows. */
  let last = '';
  for (let at = 0; at < json.length; at++) {
    const c = json[at];
    if (c === '"') {
      const start = at++;
      while (at < json.length && json[at] !== '"') at += json[at] === '\\' ? 2 : 1;
      last = json.slice(start, at + 1);
    } else if (c === '{') open.push(new Set());
    else if (c === '[') open.push(undefined);
    else if (c === '}' || c === ']') open.pop();
    else if (c === ':') {
      const key = unescaped(last);
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
}

/** A key may be escaped in several ways. Invalid JSON is left for `JSON.parse` to refuse. */
function unescaped(text: string): string {
  if (!text.includes('\\')) return text.slice(1, -1);
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}
