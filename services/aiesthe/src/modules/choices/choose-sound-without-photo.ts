import { ApiError, type Session } from '@hibiki/http'
import { isMemberErased, lockMember } from '@hibiki/projections'
import type { Kysely } from 'kysely'
import { requireConsent } from '../../requirements.ts'
import type { AiestheTables } from '../../tables.ts'
import { findSound, type ProjectedSound } from '../sounds/sounds.sql.ts'
import { listGlobalRewards } from './choice-tallies.sql.ts'
import type { Cluster } from './clusters.rules.ts'
import { type ChosenSound, createChoice } from './create-choice.ts'
import type { CandidateSound } from './draw-choice.rules.ts'

/** Chooses a sound outside of a face diagnosis. @throws E4003 without consent, AIESTHE_NO_SOUND without candidates */
export async function chooseSoundWithoutPhoto(
  db: Kysely<AiestheTables>,
  { userId: memberId }: Session,
  of: {
    occasion: 'mood' | 'random' | 'interview'
    candidates: readonly CandidateSound[]
    interview?: Record<Cluster, number>
    now: Date
  },
): Promise<{ choice: ChosenSound; sound: ProjectedSound }> {
  // These reads do not depend on the member's lock, so they precede it.
  const prior = await listGlobalRewards(db, of.now)
  const choice = await db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    if (await isMemberErased(trx, memberId)) throw new ApiError('E4003')
    await requireConsent(trx, memberId)
    return createChoice(trx, { memberId, expressionType: null, prior, ...of })
  })
  const sound = choice && (await findSound(db, choice.soundId))
  if (!sound) throw new ApiError('AIESTHE_NO_SOUND')
  return { choice, sound }
}
