import type { Charge } from './types.ts'

/** Groups charges, the newest first, by their month in Japan. */
export function groupByMonth<Row extends Pick<Charge, 'chargedOn'>>(
  charges: readonly Row[],
): { month: string; charges: Row[] }[] {
  const groups = new Map<string, Row[]>()
  for (const charge of charges) {
    const month = charge.chargedOn.slice(0, 7)
    groups.set(month, [...(groups.get(month) ?? []), charge])
  }
  return [...groups].map(([month, rows]) => ({ month, charges: rows }))
}
