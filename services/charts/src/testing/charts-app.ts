import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@hibiki/http'
import { createTestService, type TestService } from '@hibiki/service/testing'
import type { ChartsContext } from '../context.ts'
import { charts } from '../service.ts'

export interface ChartsApp extends TestService<ChartsContext> {
  /** Holds the photos, encrypted. */
  folder: string
}

export const AGENCY_CODE = '100000000001'
export const OTHER_AGENCY_CODE = '100000000002'

/** Runs the service on a database and a folder of its own. */
export async function createChartsApp(
  resources: Partial<Pick<ChartsContext, 'mailSender' | 'addressees'>> = {},
): Promise<ChartsApp> {
  const folder = await mkdtemp(join(tmpdir(), 'hibiki-charts-'))
  const service = await createTestService(charts, {
    resources,
    settings: {
      PUBLIC_ORIGIN: 'https://hibiki.example,https://www.hibiki.example',
      CHART_PHOTO_FOLDER: folder,
      CHART_PHOTO_KEY: 'a key that only these tests know and use',
    },
  })
  return {
    ...service,
    folder,
    async close() {
      await service.close()
      await rm(folder, { recursive: true })
    },
  }
}

export interface TestPerson {
  userId: string
  sessionId: string
  get(url: string): Promise<Response>
  post(url: string, body?: object, headers?: Record<string, string>): Promise<Response>
  put(url: string, body: object): Promise<Response>
}

type Response = Awaited<ReturnType<ChartsApp['app']['inject']>>

/** Adds a member whom identity has published, with a session. */
export async function addTestPerson(
  app: ChartsApp,
  options: {
    roles?: Role[]
    agencyCode?: string | null
    name?: string
    assurance?: 'low' | 'full'
    language?: string
    userId?: string
  } = {},
): Promise<TestPerson> {
  const { userId = randomUUID() } = options
  const sessionId = randomUUID()
  const { roles = ['ROLE_CUSTOMER'], agencyCode = AGENCY_CODE, name = '花子' } = options
  await deliverMemberChanged(app, userId, { roles, agencyCode, name })
  return createTestPerson(app, {
    userId,
    sessionId,
    roles,
    agencyCode,
    assurance: options.assurance ?? 'full',
    language: options.language,
  })
}

/** Delivers identity's event about a member. */
export async function deliverMemberChanged(
  app: ChartsApp,
  userId: string,
  {
    name = '花子',
    at = '2026-11-01T00:00:00.000Z',
    roles,
    agencyCode,
  }: { roles: Role[]; agencyCode: string | null; name?: string; at?: string },
): Promise<void> {
  await app.deliver('identity.member-changed.v1', {
    userId,
    name,
    roles,
    agencyCode,
    at,
    loginName: `login${userId.slice(0, 8)}`,
    email: `${userId.slice(0, 8)}@hibiki.example`,
  })
}

/** Delivers identity's event about the reading of a member's name. */
export const deliverNameReading = (
  app: ChartsApp,
  userId: string,
  nameKana: string | null,
  at = '2026-11-01T00:00:00.000Z',
): Promise<void> => app.deliver('identity.name-reading-changed.v1', { userId, nameKana, at })

/** Returns a member with a session, without any event. */
export async function createTestPerson(
  app: ChartsApp,
  session: {
    userId: string
    sessionId: string
    roles: Role[]
    agencyCode: string | null
    assurance: 'low' | 'full'
    language?: string | undefined
  },
): Promise<TestPerson> {
  const { language, ...claims } = session
  const headers = {
    cookie: await app.cookieFor(claims),
    ...(language && { 'accept-language': language }),
  }
  return {
    userId: session.userId,
    sessionId: session.sessionId,
    get: (url) => app.app.inject({ url, headers }),
    put: (url, payload) => app.app.inject({ method: 'PUT', url, headers, payload }),
    post: (url, body, more) =>
      app.app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload: body ?? {} }),
  }
}

/** Returns an item of a format as clients send it. */
export const createItemInput = (label: string, more: object = {}) => ({ type: 'text_field', label, ...more })

/** Every combination of the two flags, in this order: neither, published, customer's, both. */
export const itemsOfAllFlags = [
  createItemInput('内部メモ'),
  createItemInput('公開メモ', { customerPublish: true }),
  createItemInput('ご希望', { customerInput: true }),
  createItemInput('ご感想', { customerInput: true, customerPublish: true }),
]

/** Saves a format for a customer; returns its version and items. */
export async function registerTestFormat(
  pic: TestPerson,
  customerId: string,
  calteItems: object[] = itemsOfAllFlags,
) {
  const calteFormat = { title: '施術記録', calteItems }
  const saved = await pic.post('/pic/calte/register-format', { userId: customerId, calteFormat })
  if (saved.statusCode !== 200) throw new Error(saved.body)
  const format = (await pic.get(`/pic/calte/get-format?userId=${customerId}`)).json()
  const items: { id: string; label: string }[] = format.calteItems
  return { ...format, items } as {
    calteId: string
    generalCalteId: string
    items: { id: string; label: string }[]
  }
}

/** Returns the body that saves a record. */
export const createRecordBody = (
  generalCalteId: string,
  values: Record<string, string>,
  more: object = {},
  aiEstheDetectFaceResultId: string | null = null,
) => ({
  aiEstheDetectFaceResultId,
  calteRecord: {
    generalCalteId,
    calteInputRecords: Object.entries(values).map(([generalCalteItemId, inputValue]) => ({
      generalCalteItemId,
      inputValue,
    })),
    ...more,
  },
})
