import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Browser, createTestIdentity, type TestIdentity } from '../testing/test-identity.ts'
import { demoAccounts, demoPassword } from './accounts.ts'
import { seedDemoAccounts } from './seed.ts'

let identity: TestIdentity

beforeAll(async () => {
  identity = await createTestIdentity()
})
afterAll(() => identity.close())

describe('seedDemoAccounts', () => {
  it('creates the nine logins once, also when two runners start together', async () => {
    await Promise.all([seedDemoAccounts(identity.databaseUrl), seedDemoAccounts(identity.databaseUrl)])
    expect(await seedDemoAccounts(identity.databaseUrl)).toBe(0)
    const users = await identity.database.db.selectFrom('users').select('email').execute()
    expect(users.map((user) => user.email).sort()).toEqual(
      demoAccounts.map((account) => account.email).sort(),
    )
    expect(demoAccounts).toHaveLength(9)
  })

  it('makes logins that work, with roles, agency and plan', async () => {
    for (const account of demoAccounts) {
      const browser = new Browser(identity.app)
      expect((await browser.login(account.email, demoPassword)).statusCode).toBe(200)
      expect((await browser.call('POST', '/auth/me')).json()).toMatchObject({
        id: account.id,
        userId: account.userId,
        roles: account.roles,
        premium: account.premium,
        enterprise: account.userId === 'enterprise',
        agency: { code: account.agencyCode ?? '', status: account.agencyStatus },
      })
      expect((await browser.call('GET', '/agreement/providing-data')).json()).toBe(true)
    }
  })
})
