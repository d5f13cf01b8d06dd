/** A value out of bounds says so beside its field, so nothing may continue as if it had been taken. */

/** Whether a number on this part of the page is out of bounds; the first one gets the focus. */
export function stopsAtField(part: ParentNode | null | undefined): boolean {
  const field = part?.querySelector<HTMLInputElement>('input[type=number]:invalid');
  field?.focus();
  return field !== null && field !== undefined;
}
