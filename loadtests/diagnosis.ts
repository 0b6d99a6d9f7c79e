import { fail, sleep } from 'k6'
import encoding from 'k6/encoding'
import exec from 'k6/execution'
import http, { type RefinedResponse } from 'k6/http'
import { Counter, Trend } from 'k6/metrics'
import type { Options } from 'k6/options'
import { BASE_URL, countUsers, createJsonHeaders, logInAll, type Member, pickMember } from './lib/members.ts'

/** Photos of one face as the app sends them: JPEG, 720 × 540; there is none in this repository. */
const before = readPhoto(__ENV.PHOTO)
const after = readPhoto(__ENV.PHOTO_AFTER ?? __ENV.PHOTO)

const MAX_TRIES = 20
const DURATION = __ENV.DURATION ?? '60s'

const beforeTime = new Trend('diagnosis_before', true)
const afterTime = new Trend('diagnosis_after', true)
const finished = new Counter('diagnoses_finished')
const failed = new Counter('diagnoses_failed')
const busy = new Counter('photos_asked_again')

/** There are as many virtual users as accounts, because a member can have one diagnosis at a time. */
export const options: Options = {
  scenarios: {
    diagnosis: {
      executor: 'constant-vus',
      vus: countUsers(),
      duration: DURATION,
      gracefulStop: '120s',
    },
  },
  thresholds: { diagnoses_failed: ['count==0'], diagnoses_finished: ['count>0'] },
}

interface Run {
  members: Member[]
}

export function setup(): Run {
  const members = logInAll()
  for (const { userId, cookie } of members) {
    const step = http.get(`${BASE_URL}/api/aiesthe/current-step`, { headers: { Cookie: cookie } })
    if (step.status !== 200) fail(`${userId} may have no diagnosis: ${step.status} ${step.body}`)
  }
  return { members }
}

export default function diagnose({ members }: Run): void {
  const member = pickMember(members, exec.vu.idInInstance - 1)
  const outcome = isDiagnosed(member) ? finished : failed
  outcome.add(1)
}

/** A whole diagnosis: begun, the Before photo up to its sound, the After photo up to its result. */
function isDiagnosed(member: Member): boolean {
  const begun = post(member, 'start-again', {})
  if (begun.status !== 200) return false
  const { facialExpressionSoundResultId: id } = begun.json() as { facialExpressionSoundResultId: string }
  for (const [path, image, time] of [
    ['detect', before, beforeTime],
    ['detect-after', after, afterTime],
  ] as const) {
    const startedAt = Date.now()
    const { status } = post(member, path, { id, image, course: 1, publish: false })
    if (status !== 200) return false
    time.add(Date.now() - startedAt)
  }
  return true
}

/** Retries like the app (E5030) when too many photos are already waiting. */
function post({ cookie }: Member, path: string, body: object): RefinedResponse<'text'> {
  for (let attempt = 1; ; attempt++) {
    const response = http.post(`${BASE_URL}/api/aiesthe/${path}`, JSON.stringify(body), {
      headers: createJsonHeaders(cookie),
      tags: { name: `aiesthe/${path}` },
      responseType: 'text',
      timeout: '60s',
    }) as RefinedResponse<'text'>
    if (response.status !== 503 || attempt === MAX_TRIES) return response
    busy.add(1)
    sleep(Number(response.headers['Retry-After'] ?? 1))
  }
}

function readPhoto(path: string | undefined): string {
  if (path === undefined) throw new Error('PHOTO names no file: a JPEG of one face, 720 × 540.')
  return encoding.b64encode(open(path, 'b'))
}
