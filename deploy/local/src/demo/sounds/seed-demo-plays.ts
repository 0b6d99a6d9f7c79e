import { getJstDay } from '@hibiki/calendar'
import { type ContentTables, createPlayReportWriter, type PlayReport } from '@hibiki/content'
import type { Database } from '@hibiki/database'
import { type DemoSound, playedDemoSounds, toDemoSoundId } from '@hibiki/demo-sounds'
import { sql } from 'kysely'

const DAYS = 60
const DAY_SECONDS = 86_400
/** JST: the evenings are for AI esthe and therapy, some mornings for medical sounds. */
const [EVENING_SECONDS, MORNING_SECONDS] = [21.5 * 3600, 7.25 * 3600]
const LISTENED_SECONDS = 300
const KEY_PREFIX = 'session:demo-'

/**
 * Records 60 days of listening for demo members, by the same writer as the call does: activity, ranks and events follow. Plays of sounds
 * that are not made yet are left out, and added when this is called again; the days stay those of the first call.
 */
export async function seedDemoPlays({
  database,
  now,
  memberIds,
}: {
  database: Database<ContentTables>
  memberIds: readonly string[]
  now: Date
}): Promise<void> {
  const { db } = database
  const rows = await db.selectFrom('sounds').select('id').where('withdrawn_at', 'is', null).execute()
  const made = new Set(rows.map(({ id }) => id))
  const writer = createPlayReportWriter(database, {}, () => now)
  try {
    for (const memberId of memberIds) {
      const { rows: first } = await sql<{ at: Date | null }>`
        select min(started_at) as at from plays
        where member_id = ${memberId} and starts_with(play_key, ${KEY_PREFIX})`.execute(db)
      const begin = first[0]?.at ?? new Date(now.getTime() - DAYS * DAY_SECONDS * 1000)
      const plays = playsFrom(getJstDay(begin), memberId).filter(
        ({ soundId, endedAt }) => made.has(soundId ?? '') && endedAt * 1000 <= now.getTime(),
      )
      await Promise.all(plays.map((play) => writer.submit(play)))
    }
  } finally {
    await writer.close()
  }
}

function playsFrom(day: string, memberId: string): PlayReport[] {
  const midnight = Date.parse(`${day}T00:00:00+09:00`) / 1000
  const { evening, morning } = playedDemoSounds
  return Array.from({ length: DAYS }, (_, index) => index).flatMap((index) => {
    const begin = midnight + index * DAY_SECONDS
    const report = (part: string, sound: DemoSound | undefined, at: number) =>
      createReport(sound, {
        memberId,
        playKey: `${KEY_PREFIX}${day}-${index}-${part}`,
        startedAt: begin + at,
      })
    return [
      // Two evenings of seven are left out, so that streaks and months differ.
      ...(index % 7 < 5
        ? report('evening', evening[index % evening.length], EVENING_SECONDS + (index % 6) * 300)
        : []),
      ...(index % 3 === 0 || index === 1
        ? report('morning', morning[Math.floor(index / 3) % morning.length], MORNING_SECONDS)
        : []),
    ]
  })
}

function createReport(
  sound: DemoSound | undefined,
  play: Pick<PlayReport, 'memberId' | 'playKey' | 'startedAt'>,
): PlayReport[] {
  if (!sound) return []
  const [dmvTypeCode, planCode] = toPlayCodes(sound)
  const playedSeconds = listenedSeconds(sound)
  const played = { soundId: toDemoSoundId(sound.key), faceResultId: null, dmvTypeCode, planCode }
  return [{ ...play, ...played, endedAt: play.startedAt + playedSeconds, playedSeconds }]
}

/** Returns the length of the course, or of one evening's song: the loop repeats until then. */
function listenedSeconds({ details }: DemoSound): number {
  return details.kind === 'aiesthe' ? details.minutesCourse * 60 : LISTENED_SECONDS
}

/** Returns the codes that plays of a sound are recorded with. */
export function toPlayCodes({ details }: DemoSound): [string, string] {
  if (details.kind === 'aiesthe') return ['01', '01']
  if (details.kind === 'sound_therapy') return ['04', '05']
  if (details.kind === 'kanade') return ['03', '03']
  return ['02', details.kind === 'sound' ? details.planCode : '01']
}
