import { randomUUIDv7 } from 'node:crypto'
import type { AnalyzedFace } from '@hibiki/face-gate'
import { appendToOutbox, type NewEvent } from '@hibiki/messaging'
import { lockMembers } from '@hibiki/projections'
import type { AiestheContext } from '../../context.ts'
import type { Cluster } from '../choices/clusters.rules.ts'
import { incrementPhotoRefusals } from '../statistics/photo-refusals.sql.ts'
import { insertFinishedDiagnoses, listMembersWithFinishedDiagnosis } from './add-finished-diagnoses.sql.ts'
import { computeStressPercent, findExpressionType } from './emotions.rules.ts'
import { minutesByCourse } from './save-before-photo.ts'

type Pictures = Parameters<AiestheContext['vault']['store']>[1]

export interface FinishedDiagnosis {
  memberId: string
  /** Whether it is published to the member's agency. */
  published: boolean
  course: 1 | 2
  startedAt: Date
  /** The analysis of the face before and after, with the pictures of both where they are stored. */
  before: { emotions: AnalyzedFace['emotions']; pictures?: Pictures }
  after: { emotions: AnalyzedFace['emotions']; pictures?: Pictures }
}

export interface CourseSound {
  soundId: string
  cluster: Cluster
  minutesCourse: number
}

const MINUTE_MS = 60_000

/** Whether a member has finished a diagnosis. */
export async function hasFinishedDiagnosis(
  ctx: Pick<AiestheContext, 'db'>,
  memberId: string,
): Promise<boolean> {
  return (await listMembersWithFinishedDiagnosis(ctx.db, [memberId])).size > 0
}

/**
 * Adds finished diagnoses of the past, saved and published like those of the routes, so that charts and history show them. Members who have
 * finished one already are skipped.
 *
 * @param options.engine the engine that analyzed the faces
 * @param options.refusals rejected photos, counted with the diagnoses
 * @param options.sounds some of each cluster and course; a suitable one is chosen
 * @returns how many were added
 */
export async function addFinishedDiagnoses(
  ctx: AiestheContext,
  options: {
    diagnoses: readonly FinishedDiagnosis[]
    engine: string
    sounds: readonly CourseSound[]
    refusals?: readonly { reason: string; at: Date }[]
  },
): Promise<number> {
  const memberIds = [...new Set(options.diagnoses.map(({ memberId }) => memberId))]
  const known = await listMembersWithFinishedDiagnosis(ctx.db, memberIds)
  const wanted = options.diagnoses.filter(({ memberId }) => !known.has(memberId))
  if (wanted.length === 0) return 0
  const all = wanted.map((diagnosis) => toStored(diagnosis, options))
  for (const { photos } of all)
    for (const { id, pictures } of photos) if (pictures) await ctx.vault.store(id, pictures)
  await ctx.db.transaction().execute(async (trx) => {
    await lockMembers(trx, memberIds)
    const others = await listMembersWithFinishedDiagnosis(trx, memberIds)
    const added = all.filter(({ memberId }) => !others.has(memberId))
    await insertFinishedDiagnoses(trx, { diagnoses: added, engine: options.engine })
    await appendToOutbox(trx, added.flatMap(toEvents))
    if (added.length === 0) return
    for (const { reason, at } of options.refusals ?? []) await incrementPhotoRefusals(trx, reason, at)
  })
  return all.length
}

export type StoredDiagnosis = ReturnType<typeof toStored>

function toStored(
  { memberId, published, course, startedAt, before, after }: FinishedDiagnosis,
  { sounds }: { sounds: readonly CourseSound[] },
) {
  const minutes = minutesByCourse[course]
  const at = (count: number) => new Date(startedAt.getTime() + count * MINUTE_MS)
  const type = findExpressionType(before.emotions)
  const suitable = sounds.filter((sound) => sound.cluster === type && sound.minutesCourse === minutes)
  const sound = suitable[Math.floor(startedAt.getTime() / MINUTE_MS) % Math.max(1, suitable.length)]
  if (!sound) throw new Error(`there is no sound of cluster ${type} for ${minutes} minutes`)
  return {
    id: randomUUIDv7(),
    choiceId: randomUUIDv7(),
    memberId,
    published,
    course,
    minutes,
    sound,
    type,
    startedAt,
    beforeAt: at(1),
    afterAt: at(minutes + 3),
    afterEmotions: after.emotions,
    photos: [
      {
        id: randomUUIDv7(),
        moment: 'before' as const,
        face: faceWith(before.emotions),
        takenAt: at(1),
        pictures: before.pictures,
      },
      {
        id: randomUUIDv7(),
        moment: 'after' as const,
        face: faceWith(after.emotions),
        takenAt: at(minutes + 3),
        pictures: after.pictures,
      },
    ],
  }
}

/** Content does not receive the choices, because no play of the past refers to the diagnosis. */
function toEvents({
  id,
  memberId,
  published,
  minutes,
  beforeAt,
  afterAt,
  afterEmotions,
}: StoredDiagnosis): NewEvent[] {
  const of = { resultId: id, userId: memberId, published, at: afterAt.toISOString() }
  const facts = { minutesCourse: minutes, startedAt: beforeAt.toISOString() }
  return [
    {
      subject: 'aiesthe.diagnosis-completed.v2',
      payload: { ...of, ...facts, stressPercent: computeStressPercent(afterEmotions) },
    },
    ...(published ? [{ subject: 'aiesthe.publication-changed.v1' as const, payload: of }] : []),
  ]
}

const faceWith = (emotions: AnalyzedFace['emotions']): AnalyzedFace => ({
  box: { left: 0.31, top: 0.17, width: 0.38, height: 0.66 },
  pose: { pitch: 0, roll: 0, yaw: 0 },
  quality: { brightness: 70, sharpness: 60 },
  nose: { x: 0.5, y: 0.57 },
  emotions,
  ageRange: { low: 30, high: 40 },
})
