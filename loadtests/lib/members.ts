import { fail } from 'k6'
import http from 'k6/http'

export interface Member {
  userId: string
  /** The Cookie header of the member's one session; logging in again would end it. */
  cookie: string
}

export const BASE_URL = (__ENV.BASE_URL ?? 'http://localhost:3000').replace(/\/$/, '')

const DEMO_USERS = ['general', 'premium', 'customer', 'customer2']
  .map((user) => `${user}:hibiki-demo`)
  .join(',')

/** Accounts as `name:password,name:password`, said or in a file, which a pod has from a secret. */
const saidUsers = __ENV.USERS ?? (__ENV.USERS_FILE ? open(__ENV.USERS_FILE).trim() : undefined)

/** Returns the number of accounts that can log in. */
export function countUsers(users = DEMO_USERS): number {
  return (saidUsers ?? users).split(',').length
}

/** Logs every account of USERS or USERS_FILE (else these) in once; called from setup, shared by all virtual users. */
export function logInAll(users = DEMO_USERS): Member[] {
  return (saidUsers ?? users).split(',').map((entry) => {
    const [loginId = '', ...rest] = entry.trim().split(':')
    const response = http.post(
      `${BASE_URL}/api/auth/login`,
      JSON.stringify({ loginId, password: rest.join(':') }),
      {
        headers: createJsonHeaders(),
        // A browser of its own for each: with the cookies of the member before, logging in would log that one out.
        jar: new http.CookieJar(),
        tags: { name: 'auth/login' },
      },
    )
    if (response.status !== 200) fail(`Login of ${loginId} failed: ${response.status} ${response.body}`)
    const cookie = Object.entries(response.cookies)
      .map(([name, values]) => `${name}=${values[0]?.value}`)
      .join('; ')
    return { userId: loginId, cookie }
  })
}

/** State-changing calls need an Origin of the same site. */
export function createJsonHeaders(cookie?: string): Record<string, string> {
  const headers = { 'Content-Type': 'application/json', Origin: __ENV.ORIGIN ?? BASE_URL }
  return cookie ? { ...headers, Cookie: cookie } : headers
}

export function pickMember(members: readonly Member[], turn: number): Member {
  const member = members[turn % members.length]
  if (!member) throw new Error('USERS names no account.')
  return member
}

/** Reads a whole number from the environment. */
export function readSetting(name: string, fallback: number): number {
  const value = Number(__ENV[name] ?? fallback)
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number above 0.`)
  return value
}
