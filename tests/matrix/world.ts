import { randomBytes } from 'node:crypto'
import { ignoreConnectionErrors } from '@hibiki/database'
import { demoAccounts } from '@hibiki/deploy-local/demo-accounts'
import { createInternalFetch } from '@hibiki/http'
import { testInternalKeys } from '@hibiki/http/testing'
import pg from 'pg'
import { type Caller, demoLoginByCaller, type MatrixWorld, type RunningTestService } from './matrix.ts'

const MINUTE_MS = 60_000
type Assurance = 'full' | 'low' | 'passkey-enrolment'
const internalFetch = createInternalFetch(testInternalKeys)

/** Creates sessions of the demo members as a login would, but without the cost of a password each. */
export async function createMatrixWorld(
  identity: RunningTestService,
): Promise<MatrixWorld & { close(): Promise<void> }> {
  const pool = new pg.Pool({ connectionString: identity.adminUrl, max: 2 })
  // A pool that has ended may hear from the server that its database was dropped.
  ignoreConnectionErrors(pool)

  async function openSession(userId: string, assurance: Assurance): Promise<string> {
    const now = new Date()
    const end = new Date(now.getTime() + 60 * MINUTE_MS)
    const { rows } = await pool.query<{ id: string }>(
      `insert into identity.sessions (user_id, created_at, last_used_at, expires_at, absolute_expires_at, device, assurance)
       values ($1, $2, $2, $3, $3, 'matrix', $4) returning id`,
      [userId, now, end, assurance],
    )
    return rows[0]?.id ?? ''
  }

  const cookieOf = async (caller: Caller) =>
    caller === 'visitor' ? '' : cookieOfMember(getDemoUserId(caller))

  async function cookieOfMember(userId: string, assurance: Assurance = 'full'): Promise<string> {
    const sessionId = await openSession(userId, assurance)
    const answer = await internalFetch(new URL('/internal/reissue-access', identity.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sessionId }),
    })
    const { accessToken } = (await answer.json()) as { accessToken: string }
    const refreshToken = randomBytes(32).toString('base64url')
    await pool.query(
      `insert into identity.refresh_tokens (token_hash, session_id, generation, issued_at)
       values (sha256($1::bytea), $2, 1, now())`,
      [Buffer.from(refreshToken), sessionId],
    )
    return `hibiki-access=${accessToken}; hibiki-refresh=${refreshToken}`
  }

  return {
    cookieOf,
    cookieOfMember: (userId) => cookieOfMember(userId),
    enrolmentCookieOf: (caller) => cookieOfMember(getDemoUserId(caller), 'passkey-enrolment'),
    lowCookieOf: (caller) => cookieOfMember(getDemoUserId(caller), 'low'),
    async ask(service, caller, path, body) {
      const cookie = await cookieOf(caller)
      const answer = await fetch(service.url + path, {
        method: body ? 'POST' : 'GET',
        headers: { cookie, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body: JSON.stringify(body) }),
      })
      if (answer.status !== 200)
        throw new Error(`${path} as ${caller}: ${answer.status} ${await answer.text()}`)
      return (await answer.json()) as never
    },
    close: () => pool.end(),
  }
}

/** Returns the user id of a demo member. */
export function getDemoUserId(caller: Exclude<Caller, 'visitor'>): string {
  const account = demoAccounts.find(({ userId }) => userId === demoLoginByCaller[caller])
  if (!account) throw new Error(`there is no demo account for ${caller}`)
  return account.id
}
