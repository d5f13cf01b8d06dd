/** The built app: files of one folder, and the page itself for every other address that a browser opens. */
import { readFile, stat } from 'node:fs/promises';
import { extname, join, normalize, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export async function staticFile(folder: string, request: Request): Promise<Response | undefined> {
  const path = decoded(new URL(request.url).pathname);
  if (path === undefined) return undefined;
  const file = normalize(join(folder, path.endsWith('/') ? `${path}index.html` : path));
  if (!file.startsWith(folder + sep)) return undefined;
  const found = await stat(file).catch(() => undefined);
  if (found?.isFile()) return served(file, found, request, path);
  const page = request.headers.get('accept')?.includes('text/html') ?? false;
  const index = join(folder, 'index.html');
  const entry = page ? await stat(index).catch(() => undefined) : undefined;
  return entry && served(index, entry, request, '/');
}

function decoded(path: string): string | undefined {
  try {
    const plain = decodeURIComponent(path);
    return plain.includes('\0') ? undefined : plain;
  } catch {
    return undefined;
  }
}

async function served(
  file: string,
  { mtimeMs, size }: { mtimeMs: number; size: number },
  request: Request,
  path: string,
): Promise<Response> {
  const headers = {
    'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
    // Files in assets/ have a hash in their names.
    'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: `"${size.toString(36)}-${Math.trunc(mtimeMs).toString(36)}"`,
  };
  if (request.headers.get('if-none-match') === headers.ETag)
    return new Response(null, { status: 304, headers });
  const body = request.method === 'HEAD' ? null : await readFile(file);
  return new Response(body && new Uint8Array(body), {
    headers: { ...headers, 'Content-Length': String(size) },
  });
}
