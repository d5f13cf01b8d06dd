/** Builds one HTML file that opens from disk, with script, style and fonts inside, each allowed by its hash. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { policy } from '../../src/server/doors/content-policy.ts';

export function oneFile(name: string): Plugin {
  return {
    name: 'emptychair-one-file',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        let page = '';
        let script = '';
        let style = '';
        const pictures = new Map<string, string>();
        for (const [file, part] of Object.entries(bundle)) {
          if (part.type === 'chunk') script += part.code;
          else if (file.endsWith('.css')) style += String(part.source);
          else if (file.endsWith('.html')) page = String(part.source);
          else if (file.endsWith('.svg')) pictures.set(`./${file}`, String(part.source));
          // Scripts that aren't chunks of the page belong to a worker; the page starts its inlined copy.
          else if (!file.endsWith('.js')) throw new Error(`${file} is not inside the single file`);
          delete bundle[file];
        }
        for (const [href, svg] of pictures)
          page = page.replaceAll(href, `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
        this.emitFile({ type: 'asset', fileName: name, source: inline(page, script, style) });
      },
    },
  };
}

export function inline(page: string, script: string, style: string): string {
  // Inside a script element only these two count as markup; in a string or a regular expression \x3c means the same.
  const code = `\n${script.replace(/<(?=\/script|!--)/gi, '\\x3c')}`;
  const csp = policy(hash(code), hash(style), true);
  const bare = page.replace(
    /\s*<(script\b[^>]*><\/script>|link rel="(?:stylesheet|modulepreload)"[^>]*>)/g,
    '',
  );
  if (/<(script|link)\b(?![^>]*href="data:)/.test(bare)) throw new Error('the page still asks for a file');
  return bare
    .replace('<head>', () => `<head>\n    <meta http-equiv="Content-Security-Policy" content="${csp}" />`)
    .replace('</head>', () => `  <style>${style}</style>\n  </head>`)
    .replace('</body>', () => `  <script type="module">${code}</script>\n  </body>`);
}

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
