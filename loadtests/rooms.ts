import { check, fail } from 'k6'
import exec from 'k6/execution'
import http from 'k6/http'
import { Counter, Trend } from 'k6/metrics'
import type { Options } from 'k6/options'
import { WebSocket } from 'k6/websockets'
import { BASE_URL, createJsonHeaders, logInAll, type Member, readSetting } from './lib/members.ts'

/** Devices, each in a section of its own; the demo's hotel has four sections. */
const ROOMS = readSetting('ROOMS', 4)
const DURATION_SECONDS = readSetting('DURATION_SECONDS', 60)
/** Between two changes of one section. */
const CHANGE_EVERY_SECONDS = readSetting('CHANGE_EVERY', 5)
/** The service takes 20 connections of one session. */
const ROOMS_OF_SESSION = 18
/** The demo's enterprise account. */
const HOTEL = 'enterprise:hibiki-demo'
const POLL_MS = 5000
/** A command should arrive within a second; after so long it is lost. */
const LOST_AFTER_MS = 10_000
const SPREAD_SECONDS = 30

/** Every sent command counts +1, every one that its device applied −1: the rest was lost. */
const commandsLost = new Counter('commands_lost')
const commandsSent = new Counter('commands_sent')
const commandsApplied = new Counter('commands_applied')
const roomsRefused = new Counter('rooms_refused')
const pushLatency = new Trend('push_latency', true)

export const options: Options = {
  scenarios: {
    rooms: {
      executor: 'per-vu-iterations',
      vus: ROOMS,
      iterations: 1,
      maxDuration: `${DURATION_SECONDS + SPREAD_SECONDS + 60}s`,
      gracefulStop: '30s',
    },
  },
  thresholds: {
    commands_lost: ['count==0'],
    rooms_refused: ['count==0'],
    push_latency: ['p(95)<1000'],
    'http_req_duration{name:room/section}': ['p(95)<500'],
    http_req_failed: ['rate<0.001'],
  },
}

interface Run {
  sessions: Member[]
  sections: { sectionId: string; session: number }[]
}

interface Section {
  statusCode: string
  revision: number
  managements: { id: string; volume: number }[]
}

/** Logs each account in as often as its rooms need sessions, and hands out the sections of the agencies. */
export function setup(): Run {
  const sessions: Member[] = []
  const sections: Run['sections'] = []
  for (const first of logInAll(HOTEL)) {
    const rooms = http.get(`${BASE_URL}/api/v2/enterprise/my/rooms`, { headers: { Cookie: first.cookie } })
    if (rooms.status !== 200) fail(`${first.userId} has no rooms: ${rooms.status} ${rooms.body}`)
    const found = (rooms.json() as unknown as { sections: { sectionId: string }[] }[]).flatMap((room) =>
      room.sections.map(({ sectionId }) => sectionId),
    )
    sessions.push(first)
    for (const [index, sectionId] of found.entries()) {
      if (index > 0 && index % ROOMS_OF_SESSION === 0) {
        const again = logInAll(HOTEL).find(({ userId }) => userId === first.userId)
        if (again) sessions.push(again)
      }
      sections.push({ sectionId, session: sessions.length - 1 })
    }
  }
  if (sections.length < ROOMS) fail(`The accounts have ${sections.length} sections, ROOMS is ${ROOMS}.`)
  return { sessions, sections }
}

/** Simulates one device with its socket and polls, and the person who controls it, so that each command has a device. */
export default function playRoom(run: Run): void {
  const place = run.sections[exec.vu.idInTest - 1]
  const session = place && run.sessions[place.session]
  if (!place || !session) return
  const { sectionId } = place
  const device = BASE_URL.startsWith('https') ? '__Secure-hibiki-room-device' : 'hibiki-room-device'
  const cookie = `${session.cookie}; ${device}=${crypto.randomUUID()}`
  const headers = createJsonHeaders(cookie)
  const post = (path: string, body: object, name: string) =>
    http.post(`${BASE_URL}/api/v2/enterprise/my/${path}`, JSON.stringify(body), { headers, tags: { name } })
  const poll = (start: boolean): Section | null => {
    const response = http.get(
      `${BASE_URL}/api/v2/enterprise/my/room/section?sectionId=${sectionId}&start=${start}`,
      { headers: { Cookie: cookie }, tags: { name: 'room/section' } },
    )
    const section = response.status === 200 ? (response.json() as unknown as Section) : null
    if (check(section, { 'the section is mine': (found) => found?.statusCode === 'E0000' })) return section
    roomsRefused.add(1)
    return null
  }

  const known = poll(true)
  const [sound] = known?.managements ?? []
  if (!known || !sound) return
  const ticket = post('room/section/ticket', { sectionId }, 'room/ticket')
  if (ticket.status !== 200) {
    roomsRefused.add(1)
    return
  }
  const socket = new WebSocket(`${BASE_URL.replace('http', 'ws')}/api/v2/enterprise/ws`, null, {
    headers: { Cookie: cookie, Origin: __ENV.ORIGIN ?? BASE_URL },
  })
  let waiting: { volume: number; sentAt: number } | null = null
  let volume = sound.volume
  const endsAt = Date.now() + DURATION_SECONDS * 1000

  function command() {
    if (waiting && Date.now() - waiting.sentAt > LOST_AFTER_MS) waiting = null
    if (waiting || Date.now() > endsAt) return
    volume = Math.round(((volume + 0.1) % 1) * 100) / 100
    waiting = { volume, sentAt: Date.now() }
    commandsSent.add(1)
    commandsLost.add(1)
    post('control', { sectionId, managementId: sound?.id, volume }, 'room/control')
  }

  socket.onopen = () =>
    socket.send(
      JSON.stringify({ type: 'hello', ticket: (ticket.json() as unknown as { ticket: string }).ticket }),
    )
  socket.onmessage = (event) => {
    const message = JSON.parse(String(event?.data)) as { type: string; section?: Section }
    if (!message.section) return
    socket.send(JSON.stringify({ type: 'applied', revision: message.section.revision }))
    const heard = message.section.managements.find(({ id }) => id === sound.id)?.volume
    if (!waiting || heard !== waiting.volume) return
    pushLatency.add(Date.now() - waiting.sentAt)
    commandsApplied.add(1)
    commandsLost.add(-1)
    waiting = null
  }
  socket.onclose = () => {
    for (const timer of timers) clearInterval(timer)
    post('room/section/release', { sectionId }, 'room/release')
  }
  const timers = [
    setInterval(() => poll(false), POLL_MS),
    setInterval(command, CHANGE_EVERY_SECONDS * 1000),
    setInterval(() => {
      const isOver = Date.now() > endsAt + (waiting ? LOST_AFTER_MS : 0)
      if (isOver) socket.close()
    }, 1000),
  ]
}
