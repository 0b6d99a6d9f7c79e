import { randomUUID } from 'node:crypto'
import type { ReadFace } from '@hibiki/face-gate'
import { lockMember } from '@hibiki/projections'
import type { AiestheContext } from '../../context.ts'
import { insertChoice } from '../choices/choices.sql.ts'
import type { Cluster } from '../choices/clusters.rules.ts'
import { type FacePhoto, insertPhoto } from '../photos/face-photos.sql.ts'
import { expressionType } from './emotions.rules.ts'
import { countFinished, findOpenResult, insertResult, saveBefore } from './face-results.sql.ts'
import { saveAfterPhoto } from './save-after-photo.ts'

const MINUTE_MS = 60_000

type Pictures = Parameters<AiestheContext['vault']['store']>[1]

export interface FinishedDiagnosis {
  memberId: string
  /** Whether the member's agency may see it. */
  published: boolean
  startedAt: Date
  /** What was read in the face before and after, and the pictures of both moments. */
  before: { emotions: ReadFace['emotions']; pictures: Pictures }
  after: { emotions: ReadFace['emotions']; pictures: Pictures }
  /** What read the faces. */
  engine: string
  /** Sounds of the 10-minute course, some of each cluster; one that suits is chosen. */
  sounds: readonly { soundId: string; cluster: Cluster }[]
}

/** Whether a member has finished a diagnosis. */
export async function hasFinishedDiagnosis(
  ctx: Pick<AiestheContext, 'db'>,
  memberId: string,
): Promise<boolean> {
  return (await countFinished(ctx.db, memberId)) > 0
}

/** Adds a finished diagnosis of the past, stored and announced as those of the calls are, so that charts and history show it. */
export async function addFinishedDiagnosis(ctx: AiestheContext, diagnosis: FinishedDiagnosis): Promise<void> {
  const { memberId, published, startedAt, sounds } = diagnosis
  const at = (minutes: number) => new Date(startedAt.getTime() + minutes * MINUTE_MS)
  const type = expressionType(diagnosis.before.emotions)
  const suitable = sounds.filter(({ cluster }) => cluster === type)
  const sound = suitable[Math.floor(startedAt.getTime() / MINUTE_MS) % Math.max(1, suitable.length)]
  if (!sound) throw new Error(`there is no sound of cluster ${type}`)
  const [beforeId, afterId] = [randomUUID(), randomUUID()]
  await ctx.vault.store(beforeId, diagnosis.before.pictures)
  await ctx.vault.store(afterId, diagnosis.after.pictures)
  await ctx.db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    await insertResult(trx, memberId, startedAt)
    const open = await findOpenResult(trx, memberId)
    if (!open) throw new Error('the diagnosis just begun is not there')
    const photo = (
      id: string,
      moment: 'before' | 'after',
      emotions: ReadFace['emotions'],
      takenAt: Date,
    ) => ({
      ...{ id, resultId: open.id, memberId, moment, face: faceWith(emotions), takenAt },
      ...{ engine: diagnosis.engine, engineVersion: '1', sentDigest: null },
    })
    const before: FacePhoto = photo(beforeId, 'before', diagnosis.before.emotions, at(1))
    await insertPhoto(trx, before)
    const choiceId = await insertChoice(trx, {
      ...{ memberId, occasion: 'face', soundId: sound.soundId, cluster: sound.cluster, expressionType: type },
      ...{ reason: 'expression', measuredBefore: 0, seed: open.id, chosenAt: at(1) },
      beliefs: {
        clusters: [{ cluster: sound.cluster, good: 1, bad: 1 }],
        sounds: [{ ...sound, good: 1, bad: 1 }],
      },
    })
    // Content is told of no chosen sound, because no play of the past names the diagnosis.
    await saveBefore(trx, { id: open.id, course: 1, published, choiceId, beforeAt: before.takenAt })
    const chosen = await findOpenResult(trx, memberId)
    if (!chosen) throw new Error('the diagnosis under way is not there')
    const after: FacePhoto = photo(afterId, 'after', diagnosis.after.emotions, at(13))
    await insertPhoto(trx, after)
    await saveAfterPhoto(trx, chosen, after, published)
  })
}

const faceWith = (emotions: ReadFace['emotions']): ReadFace => ({
  box: { left: 0.31, top: 0.17, width: 0.38, height: 0.66 },
  pose: { pitch: 0, roll: 0, yaw: 0 },
  quality: { brightness: 70, sharpness: 60 },
  nose: { x: 0.5, y: 0.57 },
  emotions,
  ageRange: { low: 30, high: 40 },
})
