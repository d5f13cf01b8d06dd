/** A plain static host: it only serves files, and can be switched off. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Host {
  /** The address of the folder. */
  readonly address: string;
  /** Requests for files that don't exist. */
  readonly missed: readonly string[];
  /** Stops answering. */
  close(): Promise<void>;
}

/** Serves a folder below a path, on this computer only. */
export async function host(folder: string, below = '/'): Promise<Host> {
  const missed: string[] = [];
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const name = path.startsWith(below) ? normalize(path.slice(below.length)) : '..';
    const file = name === '.' || name.endsWith('/') ? `${name}/index.html` : name;
    try {
      if (file.startsWith('..')) throw new Error('outside');
      const body = await readFile(join(folder, file));
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      response.writeHead(200, { 'content-type': type, vary: 'Origin' }).end(body);
    } catch {
      missed.push(path);
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const at = server.address();
  const port = typeof at === 'object' && at ? at.port : 0;
  return {
    address: `http://127.0.0.1:${port}${below}`,
    missed,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
