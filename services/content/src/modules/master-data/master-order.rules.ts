/** A row of master data with its place in the lists. */
export interface OrderedMasterRow {
  id: string
  displayOrder: number
}

/**
 * Returns the rows that get another number when one row moves by a step, as few as possible. Two rows swap their numbers; rows with equal
 * numbers get distinct ones.
 */
export function computeDisplayOrderChanges(
  rows: readonly OrderedMasterRow[],
  id: string,
  step: -1 | 1,
): OrderedMasterRow[] {
  const from = rows.findIndex((row) => row.id === id)
  const row = rows[from]
  if (!row || !rows[from + step]) return []
  const placed = rows.toSpliced(from, 1).toSpliced(from + step, 0, row)
  let last = Number.NEGATIVE_INFINITY
  return placed.flatMap((one, at) => {
    const displayOrder = Math.max(rows[at]?.displayOrder ?? 0, last + 1)
    last = displayOrder
    return displayOrder === one.displayOrder ? [] : [{ id: one.id, displayOrder }]
  })
}
