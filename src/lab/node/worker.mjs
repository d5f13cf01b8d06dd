// Threads do not inherit the loader of TypeScript, so this one registers it and then loads the worker itself.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
