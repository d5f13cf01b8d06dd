/** What the shelf shows of a shipped solo file, read when the app is built: `NAME.solo.md?meta`. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { moduleOf } from '../../src/solo/module.ts';
import { sayPlaced } from '../../src/solo/words/words.ts';

export function soloMeta(): Plugin {
  return {
    name: 'solo-meta',
    enforce: 'pre',
    load: {
      filter: { id: /\.solo\.md\?meta$/ },
      handler(id) {
        const file = id.slice(0, -'?meta'.length);
        this.addWatchFile(file);
        const read = moduleOf(readFileSync(file, 'utf8'));
        if (!read.ok)
          this.error([file, ...read.problems.map((problem) => sayPlaced(problem, 'en'))].join('\n  '));
        return `export default ${JSON.stringify(read.module.meta)}`;
      },
    },
  };
}
