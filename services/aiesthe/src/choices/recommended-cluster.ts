import type { Kysely } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import type { Cluster } from '../domain/clusters.ts'
import { jstMonday } from '../domain/jst.ts'
import { weeklyCluster } from '../domain/weekly-course.ts'
import { findLatestFit } from '../repositories/mental-checks.ts'
import { findFaceTypeBefore } from '../repositories/weekly-facts.ts'

/** This week's recommendation for a member, from what was known when the week began in Japan (D-125). */
export async function recommendedCluster(
  db: Kysely<AiestheTables>,
  memberId: string,
  now: Date,
): Promise<Cluster> {
  const monday = jstMonday(now)
  const begin = new Date(`${monday}T00:00:00+09:00`)
  return weeklyCluster({
    monday,
    faceType: await findFaceTypeBefore(db, memberId, begin),
    fit: await findLatestFit(db, memberId, begin),
  })
}
