/** Whether all rows are chosen, some, or none; of no rows none is. */
export function allOrSome<Row>(rows: readonly Row[], isChosen: (row: Row) => boolean): 'all' | 'some' | 'none' {
  const count = rows.filter(isChosen).length;
  if (count === 0) return 'none';
  return count === rows.length ? 'all' : 'some';
}

/** A new set with these ids in it, or out of it; what a search hides stays as it was. */
export function withIds(chosen: ReadonlySet<string>, ids: readonly string[], on: boolean): ReadonlySet<string> {
  const next = new Set(chosen);
  for (const id of ids)
    if (on) next.add(id);
    else next.delete(id);
  return next;
}
