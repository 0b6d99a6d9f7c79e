import { addDays, type Day, startOfJstDay } from '@hibiki/calendar'
import type { DemoSound } from '@hibiki/demo-sounds'
import { createSeededRandom } from '@hibiki/text'
import { type DemoMember, demoMembers, HISTORY_DAYS } from './demo-members.ts'

/** One listening session of a member. */
export interface ListeningSession {
  member: DemoMember
  sound: DemoSound
  startedAt: Date
  minutes: number
  /** 0 on the first day of the two months. */
  day: number
}

const MINUTE_MS = 60_000
/** A day about fewer people is not shown in statistics, so today has none until as many have listened. */
const MIN_LISTENERS = 5

/**
 * Lists the sessions in the two months before a moment, mostly in the evenings and at weekends; the same first day always gives the same
 * list.
 */
export function generateListeningSessions(options: {
  firstDay: Day
  until: Date
  sounds: readonly DemoSound[]
}): ListeningSession[] {
  const { firstDay, until, sounds } = options
  const sessions = demoMembers.flatMap((member) =>
    Array.from({ length: HISTORY_DAYS + 1 }, (_, day) =>
      sessionsOfDay(member, { day, firstDay, sounds }),
    ).flat(),
  )
  const past = sessions.filter(
    ({ startedAt, minutes }) => startedAt.getTime() + minutes * MINUTE_MS < until.getTime(),
  )
  const listeners = new Set(past.filter(({ day }) => day === HISTORY_DAYS).map(({ member }) => member.id))
  return listeners.size < MIN_LISTENERS ? past.filter(({ day }) => day < HISTORY_DAYS) : past
}

function sessionsOfDay(
  member: DemoMember,
  { day, firstDay, sounds }: { day: number; firstDay: Day; sounds: readonly DemoSound[] },
): ListeningSession[] {
  const daysAgo = HISTORY_DAYS - day
  if (daysAgo >= member.joinedDaysAgo || daysAgo <= member.stoppedDaysAgo) return []
  const midnight = startOfJstDay(addDays(firstDay, day)).getTime()
  const weekday = new Date(midnight + 12 * 60 * MINUTE_MS).getUTCDay()
  const isWeekend = weekday === 0 || weekday === 6
  const draw = createSeededRandom(member.number * 1000 + day)
  const hours: number[] = []
  if (draw() < member.keenness + (isWeekend ? 0.2 : 0)) hours.push(20.5 + draw() * 2.8)
  if (draw() < (isWeekend ? 0.3 : 0.06)) hours.push(13 + draw() * 4)
  if (draw() < 0.12) hours.push(6.5 + draw() * 1.5)
  return hours.flatMap((hour) => {
    const sound = sounds[Math.floor(draw() * sounds.length)]
    const minutes = (draw() < 0.35 ? 20 : 10) - (draw() < 0.2 ? 4 + Math.floor(draw() * 4) : 0)
    return sound
      ? [{ member, sound, startedAt: new Date(midnight + Math.floor(hour * 3600) * 1000), minutes, day }]
      : []
  })
}
