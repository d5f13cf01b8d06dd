/** Copies a text, and knows whether that worked. */
import { useState } from 'preact/hooks';

interface Copying {
  /** Undefined until the player copies. */
  readonly copied: boolean | undefined;
  copy(text: string): void;
}

export function useCopy(): Copying {
  const [copied, setCopied] = useState<boolean | undefined>();
  return {
    copied,
    copy(text) {
      // Without `clipboard` (no secure page) or without permission the text must be shown instead.
      Promise.resolve()
        .then(() => navigator.clipboard.writeText(text))
        .then(
          () => setCopied(true),
          () => setCopied(false),
        );
    },
  };
}
