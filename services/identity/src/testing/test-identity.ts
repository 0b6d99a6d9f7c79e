import { type App, getSessionCookieNames, type Role } from '@hibiki/http'
import { type RenderedMail, renderMail } from '@hibiki/mail'
import { createTestService, type TestServiceOptions } from '@hibiki/service/testing'
import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import type { Logger } from 'pino'
import type { IdentityContext } from '../context.ts'
import type { IdentityDatabase } from '../db/identity-tables.ts'
import type { LegalTexts } from '../modules/agreements/legal-texts.ts'
import { unsealMail } from '../modules/mails/mail-outbox.ts'
import { hashPassword } from '../modules/passwords/hash-password.ts'
import type { SigningKeyRing } from '../modules/signing-keys/signing-key-ring.ts'
import { deriveSecrets } from '../secrets.ts'
import { identity } from '../service.ts'

export const testPassword = 'correct horse'
export const testOrigin = 'https://hibiki.test'
export const testSettings = {
  TOKEN_KEY_SECRET: '5'.repeat(64),
  PUBLIC_ORIGIN: testOrigin,
  TOTP_REQUIRED_ROLES: '',
  RATE_LIMIT: 'off',
}
export const testSecrets = deriveSecrets(testSettings.TOKEN_KEY_SECRET)
const names = getSessionCookieNames(false)

export interface TestIdentity {
  app: App
  context: IdentityContext
  database: IdentityDatabase
  keys: SigningKeyRing
  databaseUrl: string
  deliver: Awaited<ReturnType<typeof createTestService<IdentityContext>>>['deliver']
  deadLettersOf: Awaited<ReturnType<typeof createTestService<IdentityContext>>>['deadLettersOf']
  /** Moves the clock that the app reads. */
  advance(seconds: number): void
  now(): Date
  /** Runs another replica of the service on the same database and clock. */
  startReplica(options?: CopyOptions): Promise<App>
  addMember(options?: TestMemberOptions): Promise<{ id: string; userId: string; email: string }>
  close(): Promise<void>
}

interface CopyOptions {
  limitAddresses?: boolean
  totpRequiredRoles?: readonly Role[]
  adminBootstrapSecret?: string
  legalTexts?: LegalTexts
  log?: Logger
  billingUrl?: string
  chartsUrl?: string
  /** Where browsers of the test subscribe; without it nothing is pushed. */
  pushServices?: string
}

export interface TestMemberOptions {
  roles?: Role[]
  authorities?: string[]
  premium?: boolean
  agency?: { code: string; name: string; status: '0' | '1' | '2' | '3' }
}

function testOptions({
  limitAddresses,
  totpRequiredRoles,
  billingUrl,
  chartsUrl,
  adminBootstrapSecret,
  legalTexts,
  log,
  pushServices,
}: CopyOptions): TestServiceOptions<IdentityContext> {
  return {
    settings: {
      ...testSettings,
      ...(limitAddresses && { RATE_LIMIT: 'on' }),
      ...(totpRequiredRoles && { TOTP_REQUIRED_ROLES: totpRequiredRoles.join() }),
      ...(billingUrl && { BILLING_URL: billingUrl }),
      ...(chartsUrl && { CHARTS_URL: chartsUrl }),
      ...(pushServices && { PUSH_SERVICES: pushServices, VAPID_PRIVATE_KEY: 'p'.repeat(43) }),
      ...(adminBootstrapSecret && { ADMIN_BOOTSTRAP_SECRET: adminBootstrapSecret }),
    },
    resources: legalTexts ? { legalTexts } : {},
    ...(log && { log }),
  }
}

/** These parameters take a hundredth of the real work, which was half of what identity's tests cost; a hash contains its own parameters. */
const cheapHash = hash(testPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 })

/**
 * Runs the identity service on a database of its own, with a clock that tests move.
 * @param options.costlyPasswords where a test measures the time that checking an account's password takes
 */
export async function createTestIdentity({
  costlyPasswords,
  pushServices,
  chartsUrl,
}: {
  costlyPasswords?: boolean
  pushServices?: string
  chartsUrl?: string
} = {}): Promise<TestIdentity> {
  const service = await createTestService(identity, {
    ...testOptions({ ...(pushServices && { pushServices }), ...(chartsUrl && { chartsUrl }) }),
    now: '2026-11-10T03:00:00Z',
  })
  const { app, context, database, databaseUrl, clock } = service
  const passwordHash = await (costlyPasswords ? hashPassword(testPassword) : cheapHash)
  let members = 0
  return {
    app,
    context,
    database,
    databaseUrl,
    keys: context.keys,
    deliver: service.deliver,
    deadLettersOf: service.deadLettersOf,
    now: () => clock.now,
    advance: (seconds) => {
      clock.now = new Date(clock.now.getTime() + seconds * 1000)
    },
    startReplica: async (options = {}) => (await service.openReplica(testOptions(options))).app,
    async addMember(options = {}) {
      const userId = `member${++members}`
      const email = `${userId}@example.jp`
      if (options.agency) {
        const { code, name } = options.agency
        await database.db
          .insertInto('agencies')
          .values({ code, name })
          .onConflict((c) => c.doNothing())
          .execute()
      }
      const { id } = await database.db
        .insertInto('users')
        .values({
          user_id: userId,
          username: `User ${members}`,
          email,
          password_hash: passwordHash,
          premium: options.premium ?? false,
          agency_code: options.agency?.code ?? null,
          agency_status: options.agency?.status ?? '0',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const roles = (options.roles ?? ['ROLE_GENERAL']).map((role) => ({ user_id: id, role }))
      await database.db.insertInto('user_roles').values(roles).execute()
      const authorities = (options.authorities ?? []).map((authority) => ({ user_id: id, authority }))
      if (authorities.length > 0)
        await database.db.insertInto('user_authorities').values(authorities).execute()
      return { id, userId, email }
    },
    close: () => service.close(),
  }
}

/** Imitates a browser's cookies: it stores those that responses set, and sends them. */
export class CookieBrowser {
  readonly cookies = new Map<string, string>()
  private readonly app: App

  constructor(app: App) {
    this.app = app
  }

  async call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options: { payload?: object; headers?: Record<string, string> } = {},
  ) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...options.headers, ...(cookie && { cookie }) }
    const response = await this.app.inject({
      method,
      url,
      headers,
      ...(options.payload && { payload: options.payload }),
    })
    for (const { name, value, maxAge } of response.cookies) {
      if (value === '' || maxAge === 0) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return response
  }

  login(loginId: string, password = testPassword) {
    return this.call('POST', '/auth/login', { payload: { loginId, password } })
  }

  get accessToken(): string | undefined {
    return this.cookies.get(names.access)
  }

  get refreshToken(): string | undefined {
    return this.cookies.get(names.refresh)
  }

  useAccessToken(token: string): void {
    this.cookies.set(names.access, token)
  }

  useRefreshToken(token: string): void {
    this.cookies.set(names.refresh, token)
  }
}

/** Lists events in the outbox, oldest first, except logins, because nearly every test logs in. */
export async function listOutboxEvents(
  database: IdentityDatabase,
): Promise<{ subject: string; payload: unknown }[]> {
  return database.db
    .selectFrom('outbox')
    .select(['subject', 'payload'])
    .where('subject', '!=', 'identity.logged-in.v1')
    .orderBy('id')
    .execute()
}

/** Lists mails that wait to be sent, oldest first, as their recipients would see them. */
export async function listWaitingMails(
  database: IdentityDatabase,
): Promise<(RenderedMail & { to: string; template: string })[]> {
  const rows = await database.db
    .selectFrom('mails')
    .select(['id', 'template', 'sealed'])
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    // The test's clock stands still and the ids are random, so the number of the transaction gives the order.
    .orderBy(sql`xmin::text::bigint`)
    .execute()
  return rows.map(({ id, template, sealed }) => {
    const mail = unsealMail({ id, template, body: sealed ?? Buffer.alloc(0) }, testSecrets.mails)
    return { to: mail.to, template, ...renderMail(mail.content, mail.language) }
  })
}
