import { addDays, DAY_MS, type Day, getJstDay, startOfJstDay } from '@hibiki/calendar'
import { type ContentTables, createPlayReportWriter, type PlayReport } from '@hibiki/content'
import type { Database } from '@hibiki/database'
import { type DemoSound, toDemoSoundId } from '@hibiki/demo-sounds'
import { toPlayCodes } from '../sounds/seed-demo-plays.ts'
import { demoMembers, HISTORY_DAYS } from './demo-members.ts'
import { generateListeningSessions } from './listening-sessions.ts'
import { generatePastDiagnoses } from './past-diagnoses.ts'

const KEY_PREFIX = 'session:demo-members-'
/** Fixed plays of the first member: the first says on which day the two months begin, the last that all others are there. */
const [FIRST_KEY, LAST_KEY] = [`${KEY_PREFIX}first`, `${KEY_PREFIX}last`]

/**
 * Records what the invented members heard in two months, of those sounds that are made before anybody logs in, by the same writer as the
 * call does: activity, ranks and events follow. What was interrupted is completed by the next call; after that it does nothing.
 */
export async function seedMemberListening(
  database: Database<ContentTables>,
  { now, firstSounds }: { now: Date; firstSounds: readonly DemoSound[] },
): Promise<void> {
  const [first] = demoMembers
  if (!first || (await findStart(database, first.id, LAST_KEY))) return
  const rows = await database.db.selectFrom('sounds').select('id').where('withdrawn_at', 'is', null).execute()
  const made = new Set(rows.map(({ id }) => id))
  const sounds = firstSounds.filter(
    ({ key, details }) => details.kind !== 'enterprise' && made.has(toDemoSoundId(key)),
  )
  const [sound] = sounds
  if (!sound) return
  const begun = await findStart(database, first.id, FIRST_KEY)
  const firstDay = getJstDay(begun ?? new Date(now.getTime() - HISTORY_DAYS * DAY_MS))
  const fixed = (playKey: string, day: number) =>
    toReport({
      memberId: first.id,
      playKey,
      sound,
      minutes: 10,
      startedAt: new Date(startOfJstDay(addDays(firstDay, day)).getTime() + 9 * 3_600_000),
    })
  const writer = createPlayReportWriter(database, {}, () => now)
  try {
    await writer.submit(fixed(FIRST_KEY, 0))
    await Promise.all(listReports({ firstDay, until: now, sounds }).map((report) => writer.submit(report)))
    await writer.submit(fixed(LAST_KEY, HISTORY_DAYS - 1))
  } finally {
    await writer.close()
  }
}

function listReports(options: { firstDay: Day; until: Date; sounds: readonly DemoSound[] }): PlayReport[] {
  const sessions = generateListeningSessions(options).map(({ member, sound, startedAt, minutes }, index) =>
    toReport({ memberId: member.id, playKey: `${KEY_PREFIX}${index}`, sound, startedAt, minutes }),
  )
  const chosen = generatePastDiagnoses(options.firstDay, options.until).flatMap((diagnosis, index) => {
    const minutesCourse = diagnosis.course === 1 ? 10 : 20
    const sound = options.sounds.find(
      ({ details }) =>
        details.kind === 'aiesthe' &&
        details.cluster === diagnosis.type &&
        details.minutesCourse === minutesCourse,
    )
    if (!sound) return []
    const startedAt = new Date(diagnosis.startedAt.getTime() + 90_000)
    const playKey = `${KEY_PREFIX}diagnosis-${index}`
    return [
      toReport({ memberId: diagnosis.memberId, playKey, sound, startedAt, minutes: diagnosis.heardMinutes }),
    ]
  })
  return [...sessions, ...chosen]
}

function toReport(options: {
  memberId: string
  playKey: string
  sound: DemoSound
  startedAt: Date
  minutes: number
}): PlayReport {
  const { memberId, playKey, sound, startedAt, minutes } = options
  const [dmvTypeCode, planCode] = toPlayCodes(sound)
  const begin = Math.floor(startedAt.getTime() / 1000)
  const playedSeconds = minutes * 60
  return {
    memberId,
    playKey,
    soundId: toDemoSoundId(sound.key),
    faceResultId: null,
    dmvTypeCode,
    planCode,
    startedAt: begin,
    endedAt: begin + playedSeconds,
    playedSeconds,
  }
}

async function findStart(
  { db }: Database<ContentTables>,
  memberId: string,
  playKey: string,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('plays')
    .select('started_at')
    .where('member_id', '=', memberId)
    .where('play_key', '=', playKey)
    .executeTakeFirst()
  return row?.started_at
}
