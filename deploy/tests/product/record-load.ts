import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { formatJstDateTime } from '@hibiki/calendar'
import { demoPassword } from '@hibiki/deploy-local/demo-accounts'

/** The public origin of the product; only requests from it may change state. */
export const publicOrigin = 'https://hibiki.example'

/** The shortest play that counts, and a second between plays, so that none overlap. */
const PLAY_SECONDS = 5
const SLOT_SECONDS = 6
const FROM_DAYS_AGO = 60
const ATTEMPTS = 60
const AGAIN_AFTER_MS = 500
const CALL_TIMEOUT_MS = 10_000

export const demoUserIds = ['general', 'premium', 'customer', 'customer2']

/** Logs members of the demo in; returns the Cookie header of each. */
export async function logInDemoMembers(
  gateway: string,
  users: readonly string[] = demoUserIds,
): Promise<string[]> {
  const cookies: string[] = []
  for (const user of users) {
    const body = JSON.stringify({ loginId: `${user}@hibiki.example`, password: demoPassword })
    const response = await fetch(`${gateway}/api/auth/login`, {
      method: 'POST',
      headers,
      body,
    })
    if (response.status !== 200)
      throw new Error(`login of ${user}: ${response.status} ${await response.text()}`)
    cookies.push(
      response.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';', 1)[0])
        .join('; '),
    )
  }
  return cookies
}

export async function pickSoundId(gateway: string, cookie: string): Promise<string> {
  const response = await fetch(`${gateway}/api/soundesthe/random`, { headers: { cookie } })
  if (response.status !== 200) throw new Error(`a sound: ${response.status} ${await response.text()}`)
  return ((await response.json()) as { id: string }).id
}

export interface RecordLoad {
  /** Returns the number of records sent so far. */
  sent(): number
  /** Keys of plays, as content stores what the app names them. */
  acknowledged: ReadonlySet<string>
  /** The length of each play. */
  seconds: number
  stop(): Promise<{ sent: number; resent: number; longestMs: number }>
}

/**
 * Sends records at a steady rate and retries each under the same name, at any gateway, until it is acknowledged, so that a lost response
 * loses no record.
 */
export function startRecordLoad({
  members,
  soundId,
  gateways,
  perSecond,
}: {
  gateways: readonly string[]
  members: readonly string[]
  soundId: string
  perSecond: number
}): RecordLoad {
  const acknowledged = new Set<string>()
  const from = Math.floor(Date.now() / 1000) - FROM_DAYS_AGO * 86_400
  const pending: Promise<void>[] = []
  let [resent, longestMs] = [0, 0]

  async function record(turn: number): Promise<void> {
    const playSessionId = randomUUID()
    const startedAt = from + Math.floor(turn / members.length) * SLOT_SECONDS
    const body = JSON.stringify({
      dmvTypeCode: '02',
      planCode: '01',
      vibrationId: soundId,
      playSessionId,
      startDateTime: formatJstDateTime(startedAt * 1000),
      endDateTime: formatJstDateTime((startedAt + PLAY_SECONDS) * 1000),
      totalPlayingTime: `00:00:0${PLAY_SECONDS}`,
    })
    const begun = performance.now()
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      if (attempt > 0) {
        resent += 1
        await sleep(AGAIN_AFTER_MS)
      }
      const gateway = gateways[(turn + attempt) % gateways.length] ?? ''
      const response = await fetch(`${gateway}/api/dmv/record-playing`, {
        method: 'POST',
        body,
        signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
        headers: { ...headers, cookie: members[turn % members.length] ?? '' },
      }).catch(() => undefined)
      if (response?.status === 200) {
        acknowledged.add(`session:${playSessionId}`)
        break
      }
      // A member who resends everything at once may receive a 429.
      if (response && response.status < 500 && response.status !== 429)
        throw new Error(`a record: ${response.status}`)
    }
    longestMs = Math.max(longestMs, performance.now() - begun)
  }

  let turn = 0
  const timer = setInterval(() => {
    const sending = record(turn++)
    sending.catch(() => {})
    pending.push(sending)
  }, 1000 / perSecond)
  return {
    acknowledged,
    sent: () => pending.length,
    seconds: PLAY_SECONDS,
    async stop() {
      clearInterval(timer)
      await Promise.all(pending)
      return { sent: pending.length, resent, longestMs }
    },
  }
}

const headers = { 'content-type': 'application/json', origin: publicOrigin }
