import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@hibiki/calendar'
import type { ReadFace } from '@hibiki/face-gate'
import { lockMember } from '@hibiki/projections'
import type { AiestheContext } from '../../../context.ts'
import { insertChoice } from '../../choices/choices.sql.ts'
import type { Cluster } from '../../choices/clusters.rules.ts'
import { type FacePhoto, insertPhoto } from '../../photos/face-photos.sql.ts'
import { expressionType } from '../emotions.rules.ts'
import { countFinished, findOpenResult, insertResult, saveBefore } from '../face-results.sql.ts'
import { saveAfterPhoto } from '../save-after-photo.ts'
import { drawFace } from './draw-face.ts'

/** How long ago the diagnoses were, and how tense and how relaxed the face was before and after. */
const sessions = [
  {
    daysAgo: 52,
    before: { HAPPY: 4, FEAR: 12, SAD: 44, ANGRY: 8 },
    after: { HAPPY: 22, FEAR: 6, SAD: 28, ANGRY: 4 },
  },
  {
    daysAgo: 40,
    before: { HAPPY: 8, FEAR: 30, SAD: 26, ANGRY: 6 },
    after: { HAPPY: 30, FEAR: 12, SAD: 18, ANGRY: 2 },
  },
  {
    daysAgo: 27,
    before: { HAPPY: 6, FEAR: 8, SAD: 20, ANGRY: 38 },
    after: { HAPPY: 28, FEAR: 4, SAD: 12, ANGRY: 18 },
  },
  {
    daysAgo: 13,
    before: { HAPPY: 12, FEAR: 10, SAD: 34, ANGRY: 4 },
    after: { HAPPY: 44, FEAR: 4, SAD: 14, ANGRY: 2 },
  },
  {
    daysAgo: 4,
    before: { HAPPY: 18, FEAR: 14, SAD: 22, ANGRY: 4 },
    after: { HAPPY: 56, FEAR: 4, SAD: 8, ANGRY: 1 },
  },
] as const

interface DemoSound {
  soundId: string
  cluster: Cluster
}

type Faces = Record<'tense' | 'relaxed', Awaited<ReturnType<typeof drawFace>>>

const MINUTE_MS = 60_000

/**
 * Gives demo members finished diagnoses of the last two months, with drawn faces instead of photos; who has some keeps them. They are
 * stored and announced as those of the calls are, so that charts and history show them.
 *
 * @param o.sounds sounds of the 10-minute course, some of each cluster
 */
export async function seedDemoDiagnoses(
  ctx: AiestheContext,
  o: { members: readonly { memberId: string; publishes: boolean }[]; sounds: readonly DemoSound[] },
): Promise<void> {
  let faces: Faces | undefined
  for (const member of o.members) {
    if ((await countFinished(ctx.db, member.memberId)) > 0) continue
    faces ??= { tense: await drawFace('tense'), relaxed: await drawFace('relaxed') }
    for (const session of sessions) await addDiagnosis(ctx, { ...member, session, sounds: o.sounds, faces })
  }
}

async function addDiagnosis(
  ctx: AiestheContext,
  o: {
    memberId: string
    publishes: boolean
    session: (typeof sessions)[number]
    sounds: readonly DemoSound[]
    faces: Faces
  },
): Promise<void> {
  const { memberId, publishes: published, session } = o
  const startedAt = new Date(ctx.clock().getTime() - session.daysAgo * DAY_MS)
  const at = (minutes: number) => new Date(startedAt.getTime() + minutes * MINUTE_MS)
  const type = expressionType(session.before)
  const suitable = o.sounds.filter(({ cluster }) => cluster === type)
  const sound = suitable[session.daysAgo % Math.max(1, suitable.length)]
  if (!sound) throw new Error(`the demo has no sound of cluster ${type}`)
  const [beforeId, afterId] = [randomUUID(), randomUUID()]
  await ctx.vault.store(beforeId, o.faces.tense)
  await ctx.vault.store(afterId, o.faces.relaxed)
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
      ...{ engine: 'demo', engineVersion: '1', sentDigest: null },
    })
    const before: FacePhoto = photo(beforeId, 'before', session.before, at(1))
    await insertPhoto(trx, before)
    const choiceId = await insertChoice(trx, {
      ...{ memberId, occasion: 'face', soundId: sound.soundId, cluster: sound.cluster, expressionType: type },
      ...{ reason: 'expression', measuredBefore: 0, seed: open.id, chosenAt: at(1) },
      beliefs: {
        clusters: [{ cluster: sound.cluster, good: 1, bad: 1 }],
        sounds: [{ ...sound, good: 1, bad: 1 }],
      },
    })
    // Content is told of no chosen sound: no demo play names a diagnosis, and the sounds are made after the first start.
    await saveBefore(trx, { id: open.id, course: 1, published, choiceId, beforeAt: before.takenAt })
    const chosen = await findOpenResult(trx, memberId)
    if (!chosen) throw new Error('the diagnosis under way is not there')
    const after: FacePhoto = photo(afterId, 'after', session.after, at(13))
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
