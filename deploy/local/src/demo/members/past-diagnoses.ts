import type { FinishedDiagnosis } from '@hibiki/aiesthe'
import { addDays, type Day, startOfJstDay } from '@hibiki/calendar'
import { createSeededRandom } from '@hibiki/text'
import { type DemoMember, demoMembers, HISTORY_DAYS } from './demo-members.ts'

type Emotions = FinishedDiagnosis['before']['emotions']
type Cluster = 1 | 2 | 3 | 4

/** A diagnosis with the sound of a type that was heard after it. */
export interface PastDiagnosis extends FinishedDiagnosis {
  type: Cluster
  heardMinutes: number
}

const MINUTE_MS = 60_000
const COURSE_MINUTES = { 1: 10, 2: 20 } as const
/** A day about fewer people is not shown in statistics. */
const MIN_PEOPLE = 5

/** Lists the diagnoses in the two months before a moment; the same first day always gives the same list. */
export function generatePastDiagnoses(firstDay: Day, until: Date): PastDiagnosis[] {
  return Array.from({ length: HISTORY_DAYS + 1 }, (_, day) => {
    const ofDay = demoMembers
      .flatMap((member) => diagnosisOfDay(member, day, firstDay))
      .filter(({ startedAt }) => startedAt.getTime() + 30 * MINUTE_MS < until.getTime())
    return day === HISTORY_DAYS && ofDay.length < MIN_PEOPLE ? [] : ofDay
  }).flat()
}

function diagnosisOfDay(member: DemoMember, day: number, firstDay: Day): PastDiagnosis[] {
  const daysAgo = HISTORY_DAYS - day
  if (daysAgo >= member.joinedDaysAgo || daysAgo <= member.stoppedDaysAgo) return []
  const draw = createSeededRandom(member.number * 2000 + day)
  if (draw() > 0.14 + member.keenness * 0.2) return []
  const midnight = startOfJstDay(addDays(firstDay, day)).getTime()
  const type = ([1, 2, 2, 3, 3, 3, 4, 4] as const)[Math.floor(draw() * 8)] ?? 1
  const course = draw() < 0.7 ? 1 : 2
  const before = drawEmotions(type, draw)
  const isHeardOut = draw() < 0.82
  return [
    {
      memberId: member.id,
      published: false,
      course,
      type,
      startedAt: new Date(midnight + Math.floor((18 + draw() * 2) * 60) * MINUTE_MS),
      before: { emotions: before },
      after: { emotions: eased(before, draw) },
      heardMinutes: isHeardOut ? COURSE_MINUTES[course] : 3 + Math.floor(draw() * 4),
    },
  ]
}

/** Returns relaxed, tense, sad or irritated emotions, depending on the type. */
function drawEmotions(type: Cluster, draw: () => number): Emotions {
  const some = () => Math.round(3 + draw() * 11)
  const strongest = Math.round(26 + draw() * 24)
  return {
    HAPPY: type === 1 ? strongest : some(),
    FEAR: type === 2 ? strongest : some(),
    SAD: type === 3 ? strongest : some(),
    ANGRY: type === 4 ? strongest : some(),
  }
}

/** Most are more at ease afterwards, and one of eight a little less. */
function eased({ HAPPY, FEAR, SAD, ANGRY }: Emotions, draw: () => number): Emotions {
  const share = draw() < 0.125 ? 1.1 : 0.35 + draw() * 0.45
  return {
    HAPPY: Math.min(90, Math.max(0, Math.round(HAPPY + (1 - share) * 45))),
    FEAR: Math.round(FEAR * share),
    SAD: Math.round(SAD * share),
    ANGRY: Math.round(ANGRY * share),
  }
}
