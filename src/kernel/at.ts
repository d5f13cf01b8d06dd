/** The member of a list at a place that must exist. */
export function at<T>(list: ArrayLike<T>, place: number): NonNullable<T> {
  return list[place] ?? nothingAt(place);
}

/** Apart, so that engines can copy the rest into the code that calls it. */
export function nothingAt(place: number): never {
  throw new Error(`nothing at ${place} in the list`);
}
