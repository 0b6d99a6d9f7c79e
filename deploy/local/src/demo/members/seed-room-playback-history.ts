import { addDays, DAY_MS, getJstDay, startOfJstDay } from '@hibiki/calendar'
import { addPastPlaySpans, type PastPlaySpan } from '@hibiki/enterprise'
import { createSeededRandom } from '@hibiki/text'
import { demoEnterprise } from '../enterprise.ts'

const DAYS = 31
const HOUR_MS = 3_600_000
const [OPENS, CLOSES] = [10, 21]

/**
 * Creates a month of planned and actual playback for the hotel's sections: with pauses on some days, and shorter than planned in the
 * lounge.
 */
export function seedRoomPlaybackHistory(databaseUrl: string, now: Date): Promise<void> {
  const planned: PastPlaySpan[] = []
  const played: PastPlaySpan[] = []
  const firstDay = getJstDay(new Date(now.getTime() - DAYS * DAY_MS))
  const sections = demoEnterprise.rooms.flatMap<{ id: string }>((room) => [...room.sections])
  for (const [index, { id: sectionId }] of sections.entries())
    for (let day = 0; day <= DAYS; day++) {
      const draw = createSeededRandom(index * 100 + day)
      const midnight = startOfJstDay(addDays(firstDay, day)).getTime()
      const at = (hour: number) => new Date(Math.min(now.getTime(), midnight + Math.round(hour * HOUR_MS)))
      if (at(OPENS) >= now) continue
      planned.push({ sectionId, from: at(OPENS), until: at(CLOSES) })
      const pauseAt = 13 + draw() * 5
      const pauseHours = draw() < 0.3 ? 0.05 + draw() * 0.6 : 0
      const closesAt = CLOSES - (index === 1 ? draw() * 2 : 0)
      played.push({ sectionId, from: at(OPENS), until: at(pauseHours > 0 ? pauseAt : closesAt) })
      if (pauseHours > 0 && at(pauseAt + pauseHours) < at(closesAt))
        played.push({ sectionId, from: at(pauseAt + pauseHours), until: at(closesAt) })
    }
  return addPastPlaySpans(databaseUrl, { planned, played })
}
