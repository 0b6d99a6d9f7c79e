import type { AnalyzedFace } from '@hibiki/face-gate'
import type { Kysely, Transaction } from 'kysely'
import type { AiestheTables } from '../../tables.ts'
import type { Cluster } from '../choices/clusters.rules.ts'

interface Finished {
  id: string
  choiceId: string
  memberId: string
  published: boolean
  course: 1 | 2
  sound: { soundId: string; cluster: Cluster }
  type: Cluster
  startedAt: Date
  beforeAt: Date
  afterAt: Date
  photos: readonly { id: string; moment: 'before' | 'after'; face: AnalyzedFace; takenAt: Date }[]
}

/** Returns those of the members who have finished a diagnosis. */
export async function listMembersWithFinishedDiagnosis(
  db: Kysely<AiestheTables>,
  memberIds: readonly string[],
): Promise<Set<string>> {
  if (memberIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('face_results')
    .select('member_id')
    .distinct()
    .where('member_id', 'in', [...memberIds])
    .where('after_at', 'is not', null)
    .execute()
  return new Set(rows.map((row) => row.member_id))
}

export async function insertFinishedDiagnoses(
  trx: Transaction<AiestheTables>,
  { diagnoses, engine }: { diagnoses: readonly Finished[]; engine: string },
): Promise<void> {
  if (diagnoses.length === 0) return
  const choices = diagnoses.map(({ id, choiceId, memberId, sound, type, beforeAt }) => ({
    id: choiceId,
    member_id: memberId,
    occasion: 'face' as const,
    sound_id: sound.soundId,
    cluster: sound.cluster,
    expression_type: type,
    reason: 'expression',
    measured_before: 0,
    seed: id,
    reward: null,
    beliefs: JSON.stringify({
      clusters: [{ cluster: sound.cluster, good: 1, bad: 1 }],
      sounds: [{ soundId: sound.soundId, cluster: sound.cluster, good: 1, bad: 1 }],
    }),
    chosen_at: beforeAt,
  }))
  await trx.insertInto('choices').values(choices).execute()
  const results = diagnoses.map(
    ({ id, memberId, course, choiceId, published, startedAt, beforeAt, afterAt }) => ({
      id,
      member_id: memberId,
      course,
      choice_id: choiceId,
      published,
      publication_changed_at: afterAt,
      closed_for_agency: null,
      started_at: startedAt,
      before_at: beforeAt,
      after_at: afterAt,
      left_at: null,
    }),
  )
  await trx.insertInto('face_results').values(results).execute()
  const photos = diagnoses.flatMap(({ id: resultId, memberId, photos: taken }) =>
    taken.map(({ id, moment, face, takenAt }) => ({
      id,
      result_id: resultId,
      member_id: memberId,
      moment,
      face: JSON.stringify(face),
      engine,
      engine_version: '1',
      taken_at: takenAt,
      sent_digest: null,
    })),
  )
  await trx.insertInto('face_photos').values(photos).execute()
}
