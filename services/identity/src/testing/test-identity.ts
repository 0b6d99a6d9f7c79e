import { openDatabase } from '@hibiki/database'
import { type App, cookieNames, type Role } from '@hibiki/http'
import { testInternalKeys } from '@hibiki/http/testing'
import { type RenderedMail, renderMail } from '@hibiki/mail'
import { createTestDatabase } from '@hibiki/test-harness'
import { type Logger, pino } from 'pino'
import { buildApp } from '../app.ts'
import type { IdentityDatabase, IdentityTables } from '../db/schema.ts'
import type { LegalTexts } from '../modules/agreements/legal-texts.ts'
import { openMail } from '../modules/mails/outbox-mails.ts'
import { hashPassword } from '../modules/passwords/password-hash.ts'
import { createKeyRing, type KeyRing } from '../modules/signing-keys/key-ring.ts'
import { deriveSecrets } from '../secrets.ts'

export const testPassword = 'correct horse'
export const testOrigin = 'https://hibiki.test'
export const secrets = deriveSecrets('5'.repeat(64))
const names = cookieNames(false)

export interface TestIdentity {
  app: App
  database: IdentityDatabase
  keys: KeyRing
  databaseUrl: string
  /** Moves the clock that the app reads. */
  advance(seconds: number): void
  now(): Date
  /** Another copy of the service on the same database and clock. */
  copy(o?: CopyOptions): Promise<App>
  addMember(o?: NewMember): Promise<{ id: string; userId: string; email: string }>
  close(): Promise<void>
}

interface CopyOptions {
  limitAddresses?: boolean
  totpRequiredRoles?: readonly Role[]
  adminBootstrapSecret?: string
  legalTexts?: LegalTexts
  log?: Logger
  billingUrl?: string
}

export interface NewMember {
  roles?: Role[]
  authorities?: string[]
  premium?: boolean
  agency?: { code: string; name: string; status: '0' | '1' | '2' | '3' }
}

/** The identity service on a database of its own, with a clock that tests move. */
export async function createTestIdentity(): Promise<TestIdentity> {
  const testDatabase = await createTestDatabase({
    service: 'identity',
    migrations: new URL('../../migrations/', import.meta.url),
  })
  const database = openDatabase<IdentityTables>({
    url: testDatabase.url,
    schema: 'identity',
    applicationName: 'identity-test',
  })
  let nowMs = Date.parse('2026-11-10T03:00:00Z')
  const clock = () => new Date(nowMs)
  const passwordHash = await hashPassword(testPassword)
  const apps: App[] = []
  let members = 0

  async function copy({ limitAddresses = false, ...o }: CopyOptions = {}) {
    const keys = createKeyRing({ database, secret: secrets.signingKeys, clock })
    await keys.rotate()
    const app = buildApp({
      database,
      keys,
      secrets,
      clock,
      log: o.log ?? pino({ level: 'silent' }),
      secureCookies: false,
      limitAddresses,
      internalKeys: testInternalKeys,
      publicOrigin: testOrigin,
      totpRequiredRoles: o.totpRequiredRoles ?? [],
      ...(o.legalTexts && { legalTexts: o.legalTexts }),
      ...(o.billingUrl && { billingUrl: o.billingUrl }),
      ...(o.adminBootstrapSecret && { adminBootstrapSecret: o.adminBootstrapSecret }),
    })
    apps.push(app)
    await app.ready()
    return { app, keys }
  }

  const { app, keys } = await copy()
  return {
    app,
    keys,
    database,
    databaseUrl: testDatabase.url,
    now: clock,
    advance: (seconds) => {
      nowMs += seconds * 1000
    },
    copy: async (o) => (await copy(o)).app,
    async addMember(o = {}) {
      const userId = `member${++members}`
      const email = `${userId}@example.jp`
      if (o.agency) {
        const { code, name } = o.agency
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
          premium: o.premium ?? false,
          agency_code: o.agency?.code ?? null,
          agency_status: o.agency?.status ?? '0',
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const roles = (o.roles ?? ['ROLE_GENERAL']).map((role) => ({ user_id: id, role }))
      await database.db.insertInto('user_roles').values(roles).execute()
      const authorities = (o.authorities ?? []).map((authority) => ({ user_id: id, authority }))
      if (authorities.length > 0)
        await database.db.insertInto('user_authorities').values(authorities).execute()
      return { id, userId, email }
    },
    async close() {
      for (const open of apps) await open.close()
      await database.close()
      await testDatabase.close()
    },
  }
}

/** The cookies of a browser: keeps what answers set, sends what it has. */
export class Browser {
  readonly cookies = new Map<string, string>()
  private readonly app: App

  constructor(app: App) {
    this.app = app
  }

  async call(
    method: 'GET' | 'POST',
    url: string,
    o: { payload?: object; headers?: Record<string, string> } = {},
  ) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = { ...o.headers, ...(cookie && { cookie }) }
    const response = await this.app.inject({ method, url, headers, ...(o.payload && { payload: o.payload }) })
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

/** Events written to the outbox, oldest first, but those that only say that somebody logged in: nearly every test logs in. */
export async function outboxEvents(
  database: IdentityDatabase,
): Promise<{ subject: string; payload: unknown }[]> {
  return database.db
    .selectFrom('outbox')
    .select(['subject', 'payload'])
    .where('subject', '!=', 'identity.logged-in.v1')
    .orderBy('id')
    .execute()
}

/** Mails that wait to be sent, oldest first, as their recipients would see them. */
export async function waitingMails(
  database: IdentityDatabase,
): Promise<(RenderedMail & { to: string; template: string })[]> {
  const rows = await database.db
    .selectFrom('mails')
    .select(['id', 'template', 'sealed'])
    .where('state', '=', 'waiting')
    .orderBy('created_at')
    .execute()
  return rows.map(({ id, template, sealed }) => {
    const mail = openMail({ id, template, body: sealed ?? Buffer.alloc(0) }, secrets.mails)
    return { to: mail.to, template, ...renderMail(mail.content, mail.language) }
  })
}
