/** The worker in which bots think, so that the page stays responsive. The options come with the first question and are cached. */
import type { Answer, Job } from '../../sitting/think.ts';
import { answer } from './answer.ts';

export interface ThinkRequest extends Omit<Job, 'options'> {
  readonly n: number;
  readonly options: object | undefined;
}
export type ThinkReply =
  | { readonly n: number; readonly answer: Answer }
  | { readonly n: number; readonly failed: string };

let options: object = {};

addEventListener('message', ({ data }: MessageEvent<ThinkRequest>) => {
  const { n } = data;
  options = data.options ?? options;
  answer({ ...data, options }).then(
    (answer) => postMessage({ n, answer } satisfies ThinkReply),
    (error) => postMessage({ n, failed: String(error) } satisfies ThinkReply),
  );
});
