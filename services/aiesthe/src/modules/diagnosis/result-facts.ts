import { findMemberProfile } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import { type FacePhoto, listPhotosOfResults } from '../photos/face-photos.sql.ts'
import { listPlaysOfResults, type ProjectedPlay } from '../plays/plays.sql.ts'
import { listSoundsByIds, type ProjectedSound } from '../sounds/sounds.sql.ts'
import type { FaceResult } from './face-results.sql.ts'

/** A result of a diagnosis with everything that is shown beside it. */
export interface ResultFacts {
  result: FaceResult
  username: string
  sound: ProjectedSound | null
  photos: FacePhoto[]
  /** The member's own plays after this diagnosis, in order. */
  plays: ProjectedPlay[]
}

/** Reads the facts of several results of one member with as many queries as for one of them. */
export async function listResultFacts(
  db: Kysely<AiestheTables>,
  memberId: string,
  results: readonly FaceResult[],
): Promise<ResultFacts[]> {
  const ids = results.map(({ id }) => id)
  const [photos, plays, member, sounds] = await Promise.all([
    listPhotosOfResults(db, ids),
    listPlaysOfResults(db, ids),
    findMemberProfile(db, memberId),
    listSoundsByIds(
      db,
      results.flatMap(({ soundId }) => soundId ?? []),
    ),
  ])
  return results.map((result) => ({
    result,
    username: member?.name ?? '',
    sound: sounds.find(({ soundId }) => soundId === result.soundId) ?? null,
    photos: photos.filter(({ resultId }) => resultId === result.id),
    plays: plays.filter((play) => play.resultId === result.id && play.memberId === memberId),
  }))
}
