/** Groups rows with a time (`yyyy-MM-dd HH:mm:ss`, in Japan) by month, in the given order. */
export function groupByMonth<Row extends { latestUpdate: string }>(
  rows: readonly Row[],
): { month: string; rows: Row[] }[] {
  const months: { month: string; rows: Row[] }[] = []
  for (const row of rows) {
    const month = row.latestUpdate.slice(0, 7)
    const last = months.at(-1)
    if (last?.month === month) last.rows.push(row)
    else months.push({ month, rows: [row] })
  }
  return months
}

/** Decides what a tap on a portrait does: select it, deselect it, or compare it with the selected one. */
export function resolvePortraitTap(
  chosen: string | null,
  tapped: string,
): { choose: string | null } | { compare: [first: string, second: string] } {
  if (chosen === null) return { choose: tapped }
  return chosen === tapped ? { choose: null } : { compare: [chosen, tapped] }
}
