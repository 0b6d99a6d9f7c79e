import { CookieBrowser, createTestIdentity } from '@hibiki/identity/testing'
import { afterAll, describe, expect, it } from 'vitest'
import { demoAccounts, demoPassword } from './accounts.ts'
import { seedDemoAccounts } from './seed-accounts.ts'

const identity = await createTestIdentity()
afterAll(() => identity.close())

describe('seedDemoAccounts', () => {
  it('creates the nine logins once, also when two processes start together', async () => {
    await Promise.all([seedDemoAccounts(identity.databaseUrl), seedDemoAccounts(identity.databaseUrl)])
    expect(await seedDemoAccounts(identity.databaseUrl)).toBe(0)
    const users = await identity.database.db.selectFrom('users').select('email').execute()
    expect(users.map((user) => user.email).sort()).toEqual(
      demoAccounts.map((account) => account.email).sort(),
    )
    expect(demoAccounts).toHaveLength(9)
  })

  it('gives the pending member an application for an agency that can be decided', async () => {
    const admin = new CookieBrowser(identity.app)
    await admin.login('admin@hibiki.example', demoPassword)
    const waiting = (await admin.call('GET', '/admin/applications')).json()
    expect(waiting).toMatchObject([
      { type: '02', status: '0', applicant: { username: '申請 待ち' }, agency: { code: '100000000001' } },
    ])
  })

  it('creates logins that work, with roles and agency and without a plan', async () => {
    for (const account of demoAccounts) {
      const browser = new CookieBrowser(identity.app)
      expect((await browser.login(account.email, demoPassword)).statusCode).toBe(200)
      expect((await browser.call('POST', '/auth/me')).json()).toMatchObject({
        id: account.id,
        userId: account.userId,
        roles: account.roles,
        premium: false,
        planName: null,
        enterprise: account.userId === 'enterprise',
        agency: { code: account.agencyCode ?? '', status: account.agencyStatus },
      })
      expect((await browser.call('GET', '/agreement/providing-data')).json()).toBe(true)
    }
  })
})
