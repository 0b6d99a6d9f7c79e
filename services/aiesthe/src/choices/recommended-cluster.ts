import { ApiError } from '@hibiki/http'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import type { Cluster } from '../domain/clusters.ts'
import { jstMonday } from '../domain/jst.ts'
import { weeklyCluster } from '../domain/weekly-course.ts'
import { requireConsent } from '../gates.ts'
import { isErased, lockMember } from '../repositories/member-locks.ts'
import { findLatestFit } from '../repositories/mental-checks.ts'
import { findWeeklyCourse, saveWeeklyCourse } from '../repositories/weekly-courses.ts'
import { findFaceTypeBefore } from '../repositories/weekly-facts.ts'

/**
 * This week's recommendation for a member, from what was known when the week began in Japan (D-125). Kept when it is first told: it stays
 * though the result it came from is deleted. @throws E4003 without consent
 */
export async function recommendedCluster(
  db: Kysely<AiestheTables>,
  memberId: string,
  now: Date,
): Promise<Cluster> {
  const monday = jstMonday(now)
  const told = await findWeeklyCourse(db, memberId, monday)
  if (told) return told
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if (await isErased(trx, memberId)) throw new ApiError('E4003')
    await requireConsent(trx, memberId)
    const publishedMeanwhile = await findWeeklyCourse(trx, memberId, monday)
    if (publishedMeanwhile) return publishedMeanwhile
    const begin = new Date(`${monday}T00:00:00+09:00`)
    const cluster = weeklyCluster({
      monday,
      faceType: await findFaceTypeBefore(trx, memberId, begin),
      fit: await findLatestFit(trx, memberId, begin),
    })
    await saveWeeklyCourse(trx, { memberId, monday, cluster })
    return cluster
  })
}
