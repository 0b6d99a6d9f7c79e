import { type AiestheContext, addPastMentalCheckAnswers } from '@hibiki/aiesthe'
import { DAY_MS } from '@hibiki/calendar'
import { demoMentalChecks } from './mental-checks.ts'

/** Answers span the last two months; the last one is old enough for the check to be due again. */
const DAYS = 60

/** Gives demo members answers to the demo's checks as often as each can be answered, except members who decided about such answers. */
export async function seedDemoMentalCheckAnswers(
  ctx: AiestheContext,
  memberIds: readonly string[],
): Promise<void> {
  const now = ctx.clock().getTime()
  const answers = demoMentalChecks.flatMap(({ id: checkId, intervalDays, items }) =>
    daysOfAnswers(intervalDays).map((daysAgo) => ({
      checkId,
      items,
      values: items.map((_item, index) => levelAt(daysAgo, index)),
      answeredAt: new Date(now - daysAgo * DAY_MS),
    })),
  )
  for (const memberId of memberIds)
    await addPastMentalCheckAnswers(ctx, { memberId, agreedAt: new Date(now - DAYS * DAY_MS), answers })
}

/** Days ago, the oldest first. */
function daysOfAnswers(intervalDays: number): number[] {
  const days: number[] = []
  for (let daysAgo = DAYS - 1; daysAgo > intervalDays; daysAgo -= intervalDays) days.push(daysAgo)
  return days
}

/** Lets the level fall from often to seldom over time, with small differences between questions. */
function levelAt(daysAgo: number, question: number): number {
  return Math.min(3, Math.max(0, Math.round((daysAgo / DAYS) * 2 + ((question * 7 + daysAgo) % 3) / 2)))
}
