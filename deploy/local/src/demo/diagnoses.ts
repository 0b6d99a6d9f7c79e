import {
  type AiestheContext,
  addFinishedDiagnoses,
  type CourseSound,
  type FinishedDiagnosis,
  hasFinishedDiagnosis,
} from '@hibiki/aiesthe'
import { DAY_MS } from '@hibiki/calendar'
import { drawFace } from './draw-face.ts'

/** Each entry says how long ago a diagnosis was, and how tense and how relaxed the face was before and after. */
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
 * Gives demo members who have none finished diagnoses of the last two months, with drawn faces instead of photos.
 *
 * @param options.sounds some of each cluster for the 10-minute course
 */
export async function seedDemoDiagnoses(
  ctx: AiestheContext,
  options: { members: readonly { memberId: string; publishes: boolean }[]; sounds: readonly CourseSound[] },
): Promise<void> {
  const missing = []
  for (const member of options.members)
    if (!(await hasFinishedDiagnosis(ctx, member.memberId))) missing.push(member)
  if (missing.length === 0) return
  const faces = { tense: await drawFace('tense'), relaxed: await drawFace('relaxed') }
  const diagnoses = missing.flatMap(({ memberId, publishes: published }) =>
    sessions.map(
      ({ daysAgo, before, after }): FinishedDiagnosis => ({
        memberId,
        published,
        course: 1,
        startedAt: new Date(ctx.clock().getTime() - daysAgo * DAY_MS),
        before: { emotions: before, pictures: faces.tense },
        after: { emotions: after, pictures: faces.relaxed },
      }),
    ),
  )
  await addFinishedDiagnoses(ctx, { diagnoses, engine: 'demo', sounds: options.sounds })
}
