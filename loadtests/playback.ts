import { check } from 'k6'
import exec from 'k6/execution'
import http, { type RefinedResponse } from 'k6/http'
import { Counter, Trend } from 'k6/metrics'
import type { Options } from 'k6/options'
import { BASE_URL, logInAll, type Member, pickMember, readSetting } from './lib/members.ts'

const RATE = readSetting('RATE', 50)
const DURATION = __ENV.DURATION ?? '30s'
/** A player requests this much first and after a seek. */
const RANGE_BYTES = 65_536

const firstByte = new Trend('media_first_byte', true)
const brokenStreams = new Counter('broken_streams')

export const options: Options = {
  scenarios: {
    playback: {
      executor: 'constant-arrival-rate',
      rate: RATE,
      timeUnit: '1s',
      duration: DURATION,
      preAllocatedVUs: readSetting('VUS', Math.max(20, Math.ceil(RATE / 2))),
      maxVUs: readSetting('MAX_VUS', Math.max(200, RATE * 2)),
    },
  },
  thresholds: {
    'http_req_duration{kind:start}': ['p(95)<200'],
    media_first_byte: ['p(95)<300'],
    http_req_failed: ['rate<0.001'],
    broken_streams: ['count==0'],
    dropped_iterations: ['count==0'],
  },
}

interface Run {
  members: Member[]
}

export function setup(): Run {
  return { members: logInAll() }
}

/** A start of playback: pick a sound, read its beginning, seek somewhere, read on. One in four is a visitor's. */
export default function play({ members }: Run): void {
  const turn = exec.scenario.iterationInTest
  const visits = turn % 4 === 3
  const path = visits ? 'soundesthe/free-sound' : 'soundesthe/random'
  const headers: Record<string, string> = visits ? {} : { Cookie: pickMember(members, turn).cookie }
  const start = http.get(`${BASE_URL}/api/${path}`, { headers, tags: { name: path, kind: 'start' } })
  if (!check(start, { 'sound answered 200': ({ status }) => status === 200 })) return
  const { soundSrc } = start.json() as unknown as { soundSrc: string }

  const fileBytes = readRange(soundSrc, headers, 0)
  if (fileBytes === null) return
  readRange(soundSrc, headers, Math.floor(Math.random() * Math.max(1, fileBytes - RANGE_BYTES)))
}

/** Reads one range and checks every byte count; returns the file's size, or null when the stream broke. */
function readRange(soundSrc: string, headers: Record<string, string>, from: number): number | null {
  const response = http.get(`${BASE_URL}${soundSrc}`, {
    headers: { ...headers, Range: `bytes=${from}-${from + RANGE_BYTES - 1}` },
    responseType: 'binary',
    tags: { name: 'media', kind: 'media' },
  })
  firstByte.add(response.timings.waiting)
  const fileBytes = wholeSize(response, from)
  if (!check(response, { 'range is complete': () => fileBytes !== null })) brokenStreams.add(1)
  return fileBytes
}

function wholeSize(response: RefinedResponse<'binary'>, from: number): number | null {
  const range = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(response.headers['Content-Range'] ?? '')
  if (response.status !== 206 || !range) return null
  const [first, last, size] = range.slice(1).map(Number)
  if (first === undefined || last === undefined || size === undefined) return null
  const expectedLast = Math.min(from + RANGE_BYTES, size) - 1
  const isComplete = first === from && last === expectedLast && response.body?.byteLength === last - first + 1
  return isComplete ? size : null
}
