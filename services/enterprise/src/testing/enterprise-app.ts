import { randomUUID } from 'node:crypto'
import { createTestService, type TestService } from '@hibiki/service/testing'
import { sql } from 'kysely'
import type { EnterpriseContext } from '../context.ts'
import { enterprise } from '../service.ts'

export const testSettings = {
  MEDIA_KEY: 'media-key-media-key-media-key-32',
  PROOF_SIGNING_KEY: Buffer.alloc(32, 7).toString('base64url'),
  PUBLIC_ORIGIN: 'https://hibiki.example',
}

export interface EnterpriseApp extends TestService<EnterpriseContext> {
  /** Advances the clock, including that of the leases. */
  advance(seconds: number): void
}

/** Starts the service with its own database; leases expire by the test's clock too. */
export async function createEnterpriseApp(
  options: { now?: string; resources?: Partial<EnterpriseContext> } = {},
): Promise<EnterpriseApp> {
  let now = () => new Date()
  const app = await createTestService(enterprise, {
    settings: testSettings,
    resources: { leaseClock: () => sql<Date>`${now()}::timestamptz`, ...options.resources },
    ...(options.now && { now: options.now }),
  })
  now = () => app.clock.now
  return Object.assign(app, {
    advance(seconds: number) {
      app.clock.now = new Date(app.clock.now.getTime() + seconds * 1000)
    },
  })
}

type Response = Awaited<ReturnType<EnterpriseApp['app']['inject']>>

/** A browser with a session and, after its first request, a device cookie. */
export interface TestDevice {
  userId: string
  sessionId: string
  cookie(): string
  get(url: string): Promise<Response>
  post(url: string, body?: object): Promise<Response>
}

export interface TestAgency {
  id: string
  memberId: string
  roomId: string
  sectionIds: string[]
}

/** Adds an agency with an account, a room and its sections. */
export async function insertTestAgency(
  { context }: EnterpriseApp,
  options: { sections?: number; alertEmail?: string | null } = {},
): Promise<TestAgency> {
  const { db, clock } = context
  const memberId = randomUUID()
  const created_at = clock()
  const { id } = await db
    .insertInto('agencies')
    .values({ name: 'ホテル', alert_email: options.alertEmail ?? null, language: 'ja', created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('accounts')
    .values({
      member_id: memberId,
      login_name: 'hotel',
      name: 'ホテル',
      email: 'hotel@hibiki.example',
      agency_id: id,
      changed_at: created_at,
    })
    .execute()
  const room = await db
    .insertInto('rooms')
    .values({ agency_id: id, name: 'ロビー', opening_hours: null, hours_changed_at: null, created_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sections = await db
    .insertInto('sections')
    .values(
      Array.from({ length: options.sections ?? 2 }, (_, position) => ({
        room_id: room.id,
        name: `区画${position + 1}`,
        position,
        created_at,
        schedule_changed_at: null,
      })),
    )
    .returning('id')
    .execute()
  return { id, memberId, roomId: room.id, sectionIds: sections.map((section) => section.id) }
}

/** Returns a browser of a member, by default with its own session. */
export async function createTestDevice(
  app: EnterpriseApp,
  userId: string,
  options: { sessionId?: string; copy?: Pick<EnterpriseApp, 'app'> } = {},
): Promise<TestDevice> {
  const sessionId = options.sessionId ?? randomUUID()
  const session = await app.cookieFor({ userId, sessionId, roles: ['ROLE_ENTERPRISE'], agencyCode: null })
  const server = (options.copy ?? app).app
  let device = ''
  const call = async (options: { method: 'GET' | 'POST'; url: string; payload?: object }) => {
    const response = await server.inject({ ...options, headers: { cookie: session + device } })
    const given = response.cookies.find(({ name }) => name.includes('room-device'))
    if (given) device = `; ${given.name}=${given.value}`
    return response
  }
  return {
    userId,
    sessionId,
    cookie: () => session + device,
    get: (url) => call({ method: 'GET', url }),
    post: (url, body = {}) => call({ method: 'POST', url, payload: body }),
  }
}

/** Publishes a sound for rooms as content does, and returns its id. */
export async function publishTestSound(
  app: EnterpriseApp,
  {
    soundId = randomUUID(),
    experience,
    withMusic,
    agencyId,
    sectionId,
  }: Partial<{
    soundId: string
    experience: boolean
    withMusic: boolean
    agencyId: string
    sectionId: string
  }> = {},
): Promise<string> {
  await app.deliver('content.enterprise-sound-published.v1', {
    soundId,
    title: { ja: '静けさ', en: 'Calm' },
    fileName: 'calm.mp3',
    experience: experience ?? false,
    withMusic: withMusic ?? false,
    agencyId: agencyId ?? null,
    roomId: null,
    sectionId: sectionId ?? null,
    durationSeconds: 300,
    at: app.clock.now.toISOString(),
  })
  return soundId
}

export const toSectionUrl = (id: string, start = false) =>
  `/v2/enterprise/my/room/section?sectionId=${id}${start ? '&start=true' : ''}`
