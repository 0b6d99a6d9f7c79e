import { check } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import type { Options } from 'k6/options'
import { BASE_URL, type Member, pickMember, readSetting } from './lib/members.ts'
import play from './playback.ts'
import recordPlay from './record.ts'

export { setup, teardown } from './record.ts'

/** The rate of each kind of call; a start of playback makes three. */
const RATE = readSetting('RATE', 6)

const steady = (exec: string) => ({
  executor: 'constant-arrival-rate' as const,
  exec,
  rate: RATE,
  timeUnit: '1s',
  duration: __ENV.DURATION ?? '30s',
  preAllocatedVUs: 20,
  maxVUs: 200,
  gracefulStop: '60s',
})

/** Simulates typical member traffic for checks of what members notice: nothing may fail, however slow. */
export const options: Options = {
  scenarios: { playback: steady('playback'), record: steady('record'), me: steady('me') },
  thresholds: {
    http_req_failed: ['rate==0'],
    checks: ['rate==1'],
    broken_streams: ['count==0'],
    records_lost: ['count==0'],
    records_refused: ['count==0'],
  },
}

export { play as playback, recordPlay as record }

export function me({ members }: { members: Member[] }): void {
  const { cookie } = pickMember(members, exec.scenario.iterationInTest)
  const response = http.get(`${BASE_URL}/api/auth/me`, {
    headers: { Cookie: cookie },
    tags: { name: 'auth/me' },
  })
  check(response, { 'me answered 200': ({ status }) => status === 200 })
}
