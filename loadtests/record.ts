import { check, fail, sleep } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import { Counter } from 'k6/metrics'
import type { Options } from 'k6/options'
import { fetchMedicalSeconds } from './lib/activity.ts'
import { BASE_URL, createJsonHeaders, logInAll, type Member, pickMember, readSetting } from './lib/members.ts'

const RATE = readSetting('RATE', 100)
const DURATION = __ENV.DURATION ?? '30s'

/** The shortest play that counts, and a second between plays: no two of a run may overlap. */
const PLAY_SECONDS = 5
const SLOT_SECONDS = 6
/** Runs are laid into the months before the last one, each at its own place. */
const EARLIEST_DAYS_AGO = 300
const LATEST_DAYS_AGO = 40
const DAY_SECONDS = 86_400
const JST_OFFSET_SECONDS = 9 * 3600

/** Every sent record counts +1, every record that was read back −1: the rest was lost. */
const recordsLost = new Counter('records_lost')
const recordsSent = new Counter('records_sent')
const recordsStored = new Counter('records_stored')
const recordsRefused = new Counter('records_refused')

export const options: Options = {
  scenarios: {
    record: {
      executor: 'constant-arrival-rate',
      rate: RATE,
      timeUnit: '1s',
      duration: DURATION,
      preAllocatedVUs: readSetting('VUS', Math.max(20, Math.ceil(RATE / 5))),
      maxVUs: readSetting('MAX_VUS', Math.max(100, RATE)),
      gracefulStop: '60s',
    },
  },
  thresholds: {
    'http_req_duration{name:dmv/record-playing}': ['p(95)<150', 'p(99)<400'],
    'http_req_failed{name:dmv/record-playing}': ['rate<0.001'],
    records_lost: ['count==0'],
    records_refused: ['count==0'],
    dropped_iterations: ['count==0'],
  },
}

interface Run {
  members: Member[]
  soundId: string
  /** The start of this run's plays, in seconds since 1970. */
  from: number
  /** Medical seconds of each member before the run. */
  before: number[]
}

export function setup(): Run {
  const members = logInAll()
  const sound = http.get(`${BASE_URL}/api/soundesthe/random`, {
    headers: { Cookie: members[0]?.cookie ?? '' },
  })
  if (sound.status !== 200) fail(`No sound to record: ${sound.status} ${sound.body}`)
  return {
    members,
    soundId: (sound.json() as unknown as { id: string }).id,
    from: placeOfRun(),
    before: members.map(fetchMedicalSeconds),
  }
}

export default function recordPlay(run: Run): void {
  const turn = exec.scenario.iterationInTest
  const member = pickMember(run.members, turn)
  const startedAt = run.from + Math.floor(turn / run.members.length) * SLOT_SECONDS
  const playSessionId = crypto.randomUUID()
  const body = JSON.stringify({
    dmvTypeCode: '02',
    planCode: '01',
    vibrationId: run.soundId,
    startDateTime: jst(startedAt),
    endDateTime: jst(startedAt + PLAY_SECONDS),
    totalPlayingTime: `00:00:0${PLAY_SECONDS}`,
    playSessionId,
  })
  recordsSent.add(1)
  recordsLost.add(1)
  if (!sendUntilStored({ body, member, playSessionId })) recordsRefused.add(1)
}

/** Sends like the app: retries with the same playSessionId until it is acknowledged, so that a lost response loses nothing. */
function sendUntilStored({
  member,
  playSessionId,
  body,
}: {
  body: string
  member: Member
  playSessionId: string
}): boolean {
  // Like our own client, this names the intent, so that the gateway can repeat the call at another replica.
  const headers = { ...createJsonHeaders(member.cookie), 'Idempotency-Key': playSessionId }
  for (let attempt = 0; attempt < 5; attempt++) {
    if (attempt > 0) sleep(2 ** attempt / 4)
    const response = http.post(`${BASE_URL}/api/dmv/record-playing`, body, {
      headers,
      tags: { name: 'dmv/record-playing' },
    })
    if (check(response, { 'record answered 200': ({ status }) => status === 200 })) return true
    const mayRepeat = response.status === 0 || response.status === 429 || response.status >= 500
    if (!mayRepeat) return false
  }
  return false
}

/** Reads back through the public API what the system counts, and takes it from what was sent. */
export function teardown(run: Run): void {
  for (const [index, member] of run.members.entries()) {
    const stored = (fetchMedicalSeconds(member) - (run.before[index] ?? 0)) / PLAY_SECONDS
    recordsStored.add(stored)
    recordsLost.add(-stored)
  }
}

/** A place of its own for every run, so that its plays overlap none of an earlier run on the same accounts. */
function placeOfRun(): number {
  const now = Math.floor(Date.now() / 1000)
  const span = (EARLIEST_DAYS_AGO - LATEST_DAYS_AGO) * DAY_SECONDS
  const from = now - EARLIEST_DAYS_AGO * DAY_SECONDS + Math.floor(Math.random() * span)
  return from - (from % SLOT_SECONDS)
}

function jst(seconds: number): string {
  return new Date((seconds + JST_OFFSET_SECONDS) * 1000).toISOString().slice(0, 19).replace('T', ' ')
}
