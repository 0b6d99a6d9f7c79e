import { addDays } from '@hibiki/calendar'
import type { Language } from '@hibiki/http'
import { hasCurrentConsent } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import { toJstDay } from '../../jst.rules.ts'
import type { ContentTables } from '../../tables.ts'
import { findLatestCluster } from '../plays/chosen-sounds.sql.ts'
import { sumListenedSeconds } from './activity.sql.ts'
import type { AdviceByKind } from './advice-table.rules.ts'
import { toAdviceTexts } from './advice-texts.ts'

/** The specification names these three texts. */
export const adviceFields = {
  dullnessElimination: Type.String(),
  rejuvenationAdvice: Type.String(),
  attractivenessUp: Type.String(),
}

/**
 * Returns a member's advice at a moment (seconds since 1970), by the last seven days and the latest face diagnosis. Without consent to the use
 * of the member's data it depends on the days alone.
 */
export async function getAdvice(
  db: Kysely<ContentTables>,
  { now, memberId, language }: { memberId: string; now: number; language: Language },
): Promise<AdviceByKind<string>> {
  const today = toJstDay(now)
  const [seconds, agreed, latestCluster] = await Promise.all([
    sumListenedSeconds(db, memberId, addDays(today, -6), today),
    hasCurrentConsent(db, memberId),
    findLatestCluster(db, memberId),
  ])
  return toAdviceTexts({ seconds, cluster: agreed ? latestCluster : null }, language)
}
