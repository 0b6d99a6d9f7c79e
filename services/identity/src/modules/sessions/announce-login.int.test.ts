import { afterAll, describe, expect, it } from 'vitest'
import { CookieBrowser, createTestIdentity } from '../../testing/test-identity.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

async function announced(userId: string) {
  const { db } = identity.database
  const events = await db
    .selectFrom('outbox')
    .select('payload')
    .where('subject', '=', 'identity.logged-in.v1')
    .orderBy('id')
    .execute()
  return events.map(({ payload }) => payload as { userId: string }).filter((one) => one.userId === userId)
}

describe('identity.logged-in.v1', () => {
  it('is published for a login once in 24 hours, and not for a failed one', async () => {
    const { id: userId, email } = await identity.addMember()
    const first = identity.now().toISOString()
    await new CookieBrowser(identity.app).login(email, 'wrong password')
    expect(await announced(userId)).toEqual([])
    const logIn = async () =>
      expect((await new CookieBrowser(identity.app).login(email)).statusCode).toBe(200)
    await logIn()
    await logIn()
    identity.advance(24 * 3600 - 1)
    await logIn()
    expect(await announced(userId)).toEqual([{ userId, at: first }])
    identity.advance(1)
    await logIn()
    expect(await announced(userId)).toEqual([
      { userId, at: first },
      { userId, at: identity.now().toISOString() },
    ])
  })
})
