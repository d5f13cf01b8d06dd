/** The program as a process: what it was called with, what reads its output, how it ends. */
import { run } from './run.ts';
import { leaving } from './terminal.ts';

// A reader that has seen enough (`| head`) is not an error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  // A full disk behind a redirection, for instance.
  process.stderr.write(leaving(`emptychair: stdout: ${error.code ?? error.message}\n`));
  process.exit(2);
});

// An error may quote a file, so its text is escaped like everything else.
function crash(error: unknown): never {
  process.stderr.write(leaving(`${error instanceof Error ? error.stack : error}\n`));
  process.exit(1);
}
process.on('uncaughtException', crash);

process.exitCode = await run(process.argv.slice(2)).catch(crash);
