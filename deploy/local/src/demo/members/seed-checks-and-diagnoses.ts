import {
  type AiestheContext,
  addFinishedDiagnoses,
  addPastMentalCheckAnswers,
  addPastStressResults,
  type CourseSound,
  hasFinishedDiagnosis,
} from '@hibiki/aiesthe'
import { DAY_MS, getJstDay } from '@hibiki/calendar'
import { type DemoSound, demoSounds, toDemoSoundId } from '@hibiki/demo-sounds'
import { createSeededRandom } from '@hibiki/text'
import { demoMentalChecks } from '../mental-checks.ts'
import { type DemoMember, demoMembers, HISTORY_DAYS } from './demo-members.ts'
import { generatePastDiagnoses } from './past-diagnoses.ts'

/** Gives the invented members mental checks, stress checks and diagnoses without pictures; it does nothing once the diagnoses exist. */
export async function seedMemberChecksAndDiagnoses(
  ctx: AiestheContext,
  firstSounds: readonly DemoSound[],
): Promise<void> {
  const now = ctx.clock()
  const [first] = demoMembers
  if (!first || (await hasFinishedDiagnosis(ctx, first.id))) return
  const answering = demoMembers.filter(({ sharesAnswers, number }) => sharesAnswers && number <= 36)
  await Promise.all([
    ...answering.map((member) => addAnswers(ctx, member, now)),
    ...demoMembers.filter(({ number }) => number % 3 === 0).map((member) => addStress(ctx, member, now)),
  ])
  const firstDay = getJstDay(new Date(now.getTime() - HISTORY_DAYS * DAY_MS))
  await addFinishedDiagnoses(ctx, {
    diagnoses: generatePastDiagnoses(firstDay, now),
    engine: 'demo',
    refusals: ['dark', 'dark', 'turned', 'none', 'dark', 'turned', 'small'].flatMap((reason, index) =>
      [2, 9, 17, 23].map((daysAgo) => ({ reason, at: new Date(now.getTime() - (daysAgo + index) * DAY_MS) })),
    ),
    sounds: ([1, 2, 3, 4] as const).flatMap((cluster) =>
      [10, 20].flatMap((minutes) => listChoosableSounds(firstSounds, cluster, minutes)),
    ),
  })
}

/** The same that listening takes, where it is among the first. */
function listChoosableSounds(
  firstSounds: readonly DemoSound[],
  cluster: CourseSound['cluster'],
  minutesCourse: number,
): CourseSound[] {
  const sound = [...firstSounds, ...demoSounds].find(
    ({ details }) =>
      details.kind === 'aiesthe' && details.cluster === cluster && details.minutesCourse === minutesCourse,
  )
  return sound ? [{ soundId: toDemoSoundId(sound.key), cluster, minutesCourse }] : []
}

function addAnswers(ctx: AiestheContext, member: DemoMember, now: Date): Promise<void> {
  const draw = createSeededRandom(member.number * 3000)
  const answers = demoMentalChecks.flatMap(({ id: checkId, intervalDays, items }) =>
    [52, 38, 24, 10]
      .filter((daysAgo) => daysAgo < member.joinedDaysAgo && daysAgo % Math.min(intervalDays, 14) !== 1)
      .map((daysAgo) => ({
        checkId,
        items,
        values: items.map(() => Math.min(3, Math.floor((daysAgo / HISTORY_DAYS) * 1.6 + draw() * 2.2))),
        answeredAt: new Date(now.getTime() - daysAgo * DAY_MS),
      })),
  )
  const agreedAt = new Date(now.getTime() - Math.min(HISTORY_DAYS, member.joinedDaysAgo) * DAY_MS)
  return addPastMentalCheckAnswers(ctx, { memberId: member.id, agreedAt, answers })
}

function addStress(ctx: AiestheContext, member: DemoMember, now: Date): Promise<void> {
  const draw = createSeededRandom(member.number * 5000)
  const results = [45, 15]
    .filter((daysAgo) => daysAgo < member.joinedDaysAgo)
    .map((daysAgo) => ({
      score: Math.round(4 + draw() * 16 + daysAgo / 10),
      savedAt: new Date(now.getTime() - daysAgo * DAY_MS),
    }))
  return addPastStressResults(ctx, { memberId: member.id, results })
}
