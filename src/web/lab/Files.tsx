/** The files of a run, named as the terminal names them, each to be saved by a button. */
import { Icon } from '../controls/Icon.tsx';
import { useUi } from '../words/ui.ts';
import type { UiWords } from '../words/words.ts';

interface Props<File extends string> {
  readonly files: readonly (readonly [file: File, name: keyof UiWords['lab']['files']])[];
  readonly save: (file: File) => void;
}

export function Files<File extends string>({ files, save }: Props<File>) {
  const { say } = useUi();
  return (
    <section class="lab-files" aria-labelledby="lab-files">
      <h2 id="lab-files">{say.lab.save}</h2>
      <div class="lab-buttons">
        {files.map(([file, name]) => (
          <button key={file} type="button" onClick={() => save(file)}>
            <Icon name="save" /> {say.lab.files[name]}
          </button>
        ))}
      </div>
    </section>
  );
}
