/** Which sheet is open over the table. */
export type Sheet =
  | {
      readonly kind:
        | 'menu'
        | 'adjust'
        | 'note'
        | 'mark'
        | 'settings'
        | 'name'
        | 'share'
        | 'seats'
        | 'together'
        | 'people';
    }
  | { readonly kind: 'thought'; readonly at: number }
  /** `now`: about the current prompt, with what can't be done there. */
  | { readonly kind: 'why'; readonly rules: readonly string[]; readonly now?: boolean }
  | { readonly kind: 'aside'; readonly move: string };
