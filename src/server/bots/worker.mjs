// Threads don't inherit the TypeScript loader, so register it before loading the worker.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
