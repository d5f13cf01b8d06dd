/** What the lab wants to know about the rules, besides what they report. */
export interface Watch {
  /** A value stopped at the end of its range. */
  stopped(step: string, name: string, end: 'low' | 'high'): void;
  took(branch: string): void;
  leaned(step: string): void;
  /** A draw found nothing, and no branch is for that. */
  empty(step: string): void;
}
