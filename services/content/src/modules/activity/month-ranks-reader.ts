import type { Kysely } from 'kysely'
import { DAY_SECONDS, getJstDayStartSeconds } from '../../jst.rules.ts'
import type { ContentTables } from '../../tables.ts'
import type { MonthMinutesHistogram } from './month-ranks.rules.ts'
import { findMonthRanks, recomputeMonthRanksIfDue, type StoredMonthRanks } from './month-ranks.sql.ts'
import { getFirstAndLastDay } from './months.rules.ts'

export interface RankCacheOptions {
  /** A replica caches the summary for this long. */
  cacheTtlMs: number
  /** Late records cause a new computation at most this often. */
  recomputeIntervalMs: number
}

export const DEFAULT_RANK_CACHE_OPTIONS: RankCacheOptions = { cacheTtlMs: 5000, recomputeIntervalMs: 300_000 }

/** Records of the month's last seconds may arrive up to this long after its end. */
const SETTLED_AFTER_MS = 600_000

const empty: MonthMinutesHistogram = { minutes: [], members: [] }

/**
 * Serves the ranks of a month that is over. The summary of a few thousand numbers is cached in memory, so a rank costs the same however many
 * plays there are. It is computed for the first request of a month, and again in the background after late records.
 */
export function createMonthRanksReader(
  db: Kysely<ContentTables>,
  clock: () => Date,
  pace: RankCacheOptions,
): (month: string) => Promise<MonthMinutesHistogram> {
  let held: { month: string; ranks: MonthMinutesHistogram; readAt: number } | undefined
  let reading: { month: string; ranks: Promise<MonthMinutesHistogram> } | undefined

  async function read(month: string): Promise<MonthMinutesHistogram> {
    const isDue = (stored: StoredMonthRanks | null) => isRecomputeDue(stored, month, clock(), pace)
    const stored = await findMonthRanks(db, month)
    const ranks = isDue(stored) ? await recomputeMonthRanksIfDue(db, month, { now: clock(), isDue }) : stored
    held = { month, ranks: ranks ?? empty, readAt: performance.now() }
    return held.ranks
  }

  return async (month) => {
    const isKnown = held?.month === month
    if (held && isKnown && performance.now() - held.readAt < pace.cacheTtlMs) return held.ranks
    if (reading?.month !== month) {
      const ranks = read(month).finally(() => {
        reading = undefined
      })
      reading = { month, ranks }
    }
    // Computing takes a while; meanwhile the previous summary is good enough.
    if (held && isKnown && pace.cacheTtlMs > 0) {
      reading.ranks.catch(() => {})
      return held.ranks
    }
    return reading.ranks
  }
}

function isRecomputeDue(
  stored: StoredMonthRanks | null,
  month: string,
  now: Date,
  pace: RankCacheOptions,
): boolean {
  if (!stored) return true
  const computedAt = stored.computedAt.getTime()
  const settledAt =
    (getJstDayStartSeconds(getFirstAndLastDay(month).last) + DAY_SECONDS) * 1000 + SETTLED_AFTER_MS
  const isProvisional = computedAt < settledAt
  return (stored.isLate || isProvisional) && now.getTime() - computedAt >= pace.recomputeIntervalMs
}
