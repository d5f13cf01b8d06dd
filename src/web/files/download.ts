/** A text as a file on the player’s disk. */
export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** `boer-war-2026-11-15.txt` */
export function fileName(game: string, when: number): string {
  const d = new Date(when);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${game}-${d.getFullYear()}-${two(d.getMonth() + 1)}-${two(d.getDate())}.txt`;
}
