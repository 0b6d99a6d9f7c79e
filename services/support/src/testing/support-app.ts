import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Role } from '@hibiki/http'
import { createTestService, type TestService } from '@hibiki/service/testing'
import type { SupportContext } from '../context.ts'
import { support } from '../service.ts'
import { readFewArticles } from './few-articles.ts'

export type SupportApp = TestService<SupportContext>
type Options = Parameters<typeof createTestService<SupportContext>>[1]
type Response = Awaited<ReturnType<SupportApp['app']['inject']>>

/** Creates the service with its own database and folder, with three articles unless the options have others. */
export async function createSupportApp(options: Options = {}): Promise<SupportApp> {
  const settings = {
    PICTURE_FOLDER: await mkdtemp(join(tmpdir(), 'hibiki-support-')),
    CHAT_FILE_KEY: 'a key of tests that is long enough for all',
    PUBLIC_ORIGIN: 'https://hibiki.example',
    ...options.settings,
  }
  return createTestService(support, {
    ...options,
    settings,
    resources: { readArticles: readFewArticles, ...options.resources },
  })
}

export interface TestPerson {
  userId: string
  get(url: string, headers?: Record<string, string>): Promise<Response>
  post(url: string, body?: object, headers?: Record<string, string>): Promise<Response>
}

/** Adds a person with a session and, if functions are given, a plan with them. */
export async function addTestPerson(
  app: SupportApp,
  {
    roles = ['ROLE_GENERAL'],
    functions = [],
    name = '花子',
    language = 'ja',
  }: { roles?: Role[]; functions?: string[]; name?: string; language?: string } = {},
): Promise<TestPerson> {
  const userId = randomUUID()
  await app.deliver('identity.member-changed.v1', {
    userId,
    name,
    roles,
    agencyCode: null,
    at: '2026-11-01T00:00:00.000Z',
    loginName: `login${userId.slice(0, 8)}`,
    email: `${userId.slice(0, 8)}@hibiki.example`,
  })
  await deliverEntitlements(app, userId, functions)
  const cookie = await app.cookieFor({ userId, roles })
  const headers = { cookie, 'accept-language': language }
  return {
    userId,
    get: (url, more) => app.app.inject({ url, headers: { ...headers, ...more } }),
    post: (url, body, more) =>
      app.app.inject({ method: 'POST', url, headers: { ...headers, ...more }, payload: body ?? {} }),
  }
}

/** Delivers billing's event about the member's plan. */
export async function deliverEntitlements(
  app: SupportApp,
  userId: string,
  functions: string[],
  { revision = 1, paymentUnconfirmed = false }: { revision?: number; paymentUnconfirmed?: boolean } = {},
): Promise<void> {
  const plan = {
    functions,
    premium: functions.length > 0,
    planName: null,
  }
  await app.deliver('billing.entitlements-changed.v1', {
    userId,
    ...plan,
    paymentUnconfirmed,
    revision,
    at: '2026-11-01T00:00:00.000Z',
  })
}

export const premiumFunctions = ['support-chat', 'ai-chat']

/** Opens an inquiry and returns its id. */
export async function postInquiry(member: TestPerson, more: object = {}): Promise<string> {
  const response = await member.post('/v2/support/chat/inquiry/new-chat', {
    detailTypeId: 'sound.playback',
    subject: '音が出ません',
    text: 'スマートフォンで音が出ません。',
    ...more,
  })
  if (response.statusCode !== 200) throw new Error(response.body)
  return response.json().id
}
