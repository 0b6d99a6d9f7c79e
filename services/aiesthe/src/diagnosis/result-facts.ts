import type { Kysely } from 'kysely'
import type { AiestheTables } from '../db/schema.ts'
import { type FacePhoto, findPhotos } from '../repositories/face-photos.ts'
import type { FaceResult } from '../repositories/face-results.ts'
import { findMemberProfile } from '../repositories/member-profiles.ts'
import { findPlaysOfResults, type KnownPlay } from '../repositories/plays.ts'
import { findSounds, type KnownSound } from '../repositories/sounds.ts'

/** A result of a diagnosis with everything that is shown beside it. */
export interface ResultFacts {
  result: FaceResult
  username: string
  sound: KnownSound | null
  photos: FacePhoto[]
  /** The member's own plays after this diagnosis, in order. */
  plays: KnownPlay[]
}

/** The facts of all results of one member, with as many questions to the database as for one of them. */
export async function findResultFacts(
  db: Kysely<AiestheTables>,
  memberId: string,
  results: readonly FaceResult[],
): Promise<ResultFacts[]> {
  const ids = results.map(({ id }) => id)
  const [photos, plays, member, sounds] = await Promise.all([
    findPhotos(db, ids),
    findPlaysOfResults(db, ids),
    findMemberProfile(db, memberId),
    findSounds(
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
