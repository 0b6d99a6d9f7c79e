import {
  type AiestheContext,
  addFinishedDiagnosis,
  type FinishedDiagnosis,
  hasFinishedDiagnosis,
} from '@hibiki/aiesthe'
import { DAY_MS } from '@hibiki/calendar'
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

/**
 * Gives demo members finished diagnoses of the last two months, with drawn faces instead of photos; who has some keeps them.
 *
 * @param options.sounds sounds of the 10-minute course, some of each cluster
 */
export async function seedDemoDiagnoses(
  ctx: AiestheContext,
  options: {
    members: readonly { memberId: string; publishes: boolean }[]
    sounds: FinishedDiagnosis['sounds']
  },
): Promise<void> {
  let faces: Record<'tense' | 'relaxed', FinishedDiagnosis['before']['pictures']> | undefined
  for (const { memberId, publishes: published } of options.members) {
    if (await hasFinishedDiagnosis(ctx, memberId)) continue
    faces ??= { tense: await drawFace('tense'), relaxed: await drawFace('relaxed') }
    for (const { daysAgo, before, after } of sessions)
      await addFinishedDiagnosis(ctx, {
        memberId,
        published,
        startedAt: new Date(ctx.clock().getTime() - daysAgo * DAY_MS),
        before: { emotions: before, pictures: faces.tense },
        after: { emotions: after, pictures: faces.relaxed },
        engine: 'demo',
        sounds: options.sounds,
      })
  }
}
