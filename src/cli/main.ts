/** The program as a process: what it was called with, what reads its output, how it ends. */
import { run } from './run.ts';

// A reader that has seen enough (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  // A full disk behind a redirection, for instance.
  process.stderr.write(`emptychair: stdout: ${error.code ?? error.message}\n`);
  process.exit(2);
});

process.exitCode = await run(process.argv.slice(2));
