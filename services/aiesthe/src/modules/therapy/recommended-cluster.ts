import { ApiError } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import { toJstMonday } from '../../jst.ts'
import { requireConsent } from '../../requirements.ts'
import type { AiestheTables } from '../../tables.ts'
import { listMoodRewards } from '../check-ins/mood-rewards.sql.ts'
import type { Cluster } from '../choices/clusters.rules.ts'
import { toTallies } from '../choices/experience.rules.ts'
import { findLatestClusterFit } from '../mental-checks/mental-checks.sql.ts'
import { findLatestExpressionTypeBefore } from './expression-types.sql.ts'
import { computeWeeklyCluster } from './weekly-course.rules.ts'
import { findWeeklyCourseCluster, saveWeeklyCourse } from './weekly-courses.sql.ts'

/**
 * Returns this week's recommendation for a member, based on what was known when the week began in Japan. It is saved on the first request,
 * so that it stays even if the result it came from is deleted. @throws E4003 without consent
 */
export async function getOrSaveRecommendedCluster(
  db: Kysely<AiestheTables>,
  memberId: string,
  now: Date,
): Promise<Cluster> {
  const monday = toJstMonday(now)
  const told = await findWeeklyCourseCluster(db, memberId, monday)
  if (told) return told
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if (await isMemberErased(trx, memberId)) throw new ApiError('E4003')
    await requireConsent(trx, memberId)
    const publishedMeanwhile = await findWeeklyCourseCluster(trx, memberId, monday)
    if (publishedMeanwhile) return publishedMeanwhile
    const begin = new Date(`${monday}T00:00:00+09:00`)
    const cluster = computeWeeklyCluster({
      monday,
      faceType: await findLatestExpressionTypeBefore(trx, memberId, begin),
      felt: toTallies(await listMoodRewards(trx, memberId, begin)).clusters,
      fit: await findLatestClusterFit(trx, memberId, begin),
    })
    await saveWeeklyCourse(trx, { memberId, monday, cluster })
    return cluster
  })
}
