import { chooseCount } from '@hibiki/test-harness/proofs'
import { afterAll, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity } from '../../testing/test-identity.ts'

// Nobody can find out who has an account, neither by status and body nor by the response time.

const tries = chooseCount({ test: 60, prove: 2000 })
const MAX_ROUNDS = 3
const LIMIT_MS = 10

const identity = await createTestIdentity({ costlyPasswords: true })
afterAll(() => identity.close())

/** A call about an address, by a browser without cookies. */
type Ask = (
  email: string,
) => Promise<{ statusCode: number; headers: object; body: string; cookies: object[] }>

const calls: Record<string, Ask> = {
  'POST /auth/login': (email) => new CookieBrowser(identity.app).login(email, 'wrong password'),
  'POST /account/forgot-password/issue-confirm-mail': (email) =>
    new CookieBrowser(identity.app).call(
      'POST',
      `/account/forgot-password/issue-confirm-mail?email=${encodeURIComponent(email)}`,
    ),
  'POST /account/issue-confirm-mail': (email) =>
    new CookieBrowser(identity.app).call(
      'POST',
      `/account/issue-confirm-mail?email=${encodeURIComponent(email)}`,
    ),
}

describe.each(Object.entries(calls))('%s', (_name, ask) => {
  it('responds identically for known and unknown addresses', async () => {
    const known = (await identity.addMember()).email
    const seen = async (email: string) => {
      const { statusCode, headers, body, cookies } = await ask(email)
      return {
        statusCode,
        headers: Object.keys(headers).sort(),
        body: body.replace(/"requestId":"[^"]+"/, ''),
        cookies,
      }
    }
    expect(await seen('nobody@example.jp')).toEqual(await seen(known))
  })

  it(
    `takes as long for both: medians of ${tries} interleaved tries differ by less than ${LIMIT_MS} ms`,
    async () => {
      const member = await identity.addMember()
      const stranger = member.email.replace('member', 'nobody')
      // Other load on the machine can disturb one round, but a real difference shows in every one.
      const differences: number[] = []
      while (differences.length < MAX_ROUNDS && !differences.some((difference) => difference < LIMIT_MS))
        differences.push(await differenceOfMedians(ask, member.email, stranger))
      expect(Math.min(...differences)).toBeLessThan(LIMIT_MS)
    },
    chooseCount({ test: 180_000, prove: 900_000 }),
  )
})

async function differenceOfMedians(ask: Ask, known: string, unknown: string): Promise<number> {
  const times: Record<string, number[]> = { [known]: [], [unknown]: [] }
  for (let i = 0; i < tries; i++) {
    // Each address goes first in half of the rounds.
    for (const email of i % 2 === 0 ? [known, unknown] : [unknown, known]) {
      await deleteAttempts()
      const start = performance.now()
      await ask(email)
      times[email]?.push(performance.now() - start)
    }
  }
  return Math.abs(median(times[known]) - median(times[unknown]))
}

async function deleteAttempts(): Promise<void> {
  const { db } = identity.database
  await db.deleteFrom('login_throttles').execute()
  await db.deleteFrom('login_addresses').execute()
}

function median(times: number[] = []): number {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}
