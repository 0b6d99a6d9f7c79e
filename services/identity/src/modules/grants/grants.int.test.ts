import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCustomersWithSpelledNames, nameSearchCases } from '../../testing/spelled-names.ts'
import { CookieBrowser, createTestIdentity, listOutboxEvents } from '../../testing/test-identity.ts'
import { createAdmin, createCustomer, createPic, listAuditActions } from '../../testing/test-members.ts'

const identity = await createTestIdentity()
const admin = await createAdmin(identity)
const customer = await createCustomer(identity)
const other = await createCustomer(identity)
afterAll(() => identity.close())

const change = (authorityType: unknown, overrides: object = {}, by: CookieBrowser = admin) =>
  by.call('POST', '/grant/grant-deprivation', {
    payload: { userIds: [customer.id, other.id], authority: 'ai_esthe', authorityType, ...overrides },
  })
const search = (authType: unknown, overrides: object = {}, by: CookieBrowser = admin) =>
  by.call('POST', '/grant/search-users', { payload: { authType, authorities: ['AI_ESTHE'], ...overrides } })
const found = async (authType: 0 | 1) =>
  (await search(authType, { condition: 'example.jp' })).json().map(({ id }: { id: string }) => id)

describe('POST /grant/search-users by name', () => {
  beforeAll(() => addCustomersWithSpelledNames(identity))

  it.each(nameSearchCases)('finds for %s exactly %o', async (condition, names) => {
    const people = (await search(0, { condition })).json()
    expect(people.map(({ name }: { name: string }) => name).sort()).toEqual(names)
  })
})

describe('the grant routes', () => {
  it('find members without and with an authority, and grant it once even when repeated', async () => {
    expect(await found(1)).toEqual([])
    expect(await found(0)).toEqual(expect.arrayContaining([customer.id, other.id]))
    for (let i = 0; i < 2; i++) expect((await change(0)).json()).toEqual({})
    expect((await found(1)).sort()).toEqual([customer.id, other.id].sort())
    expect(await found(0)).not.toContain(customer.id)
    expect(
      (await listAuditActions(identity, customer.id)).filter((action) => action === 'authority-granted'),
    ).toEqual(['authority-granted'])
    const events = (await listOutboxEvents(identity.database)).filter(
      ({ subject }) => subject === 'identity.role-changed.v1',
    )
    expect(events.map(({ payload }) => payload)).toMatchObject([
      { authorities: ['ai_esthe'] },
      { authorities: ['ai_esthe'] },
    ])
    expect((await change(1)).json()).toEqual({})
    expect(await found(1)).toEqual([])
  })

  it.each([{}, { condition: '' }, { condition: ' ' }])(
    'find nobody by search-users for %o, whatever is granted',
    async (overrides) => {
      for (const authType of [0, 1]) {
        const response = await search(authType, overrides)
        expect([response.statusCode, response.json()]).toEqual([200, []])
      }
    },
  )

  it.each([
    ['an authority that cannot be granted', { authority: 'root' }],
    ['an empty list of members', { userIds: [] }],
    ['100 members at once', { userIds: Array.from({ length: 100 }, (_, n) => `${n}`) }],
    ['an unknown type', { authorityType: 2 }],
    ['a type that is a string', { authorityType: '0' }],
  ])('reject grant-deprivation with 400 for %s', async (_name, overrides) => {
    const response = await change(0, overrides)
    expect([response.statusCode, response.json().code]).toEqual([400, 'E3001'])
  })

  it.each([
    [{ authorities: [] }, 'E3001'],
    [{ authorities: ['root'] }, 'E3001'],
    [{ authType: 2 }, 'E3001'],
    [{ size: 100 }, 'E3001'],
  ])('reject search-users with 400 for %o', async (overrides, code) => {
    const response = await search(0, overrides)
    expect([response.statusCode, response.json().code]).toEqual([400, code])
  })

  it('reject visitors with 401 and all but administrators with 403, and change nothing', async () => {
    const pic = await createPic(identity)
    for (const [by, status] of [
      [new CookieBrowser(identity.app), 401],
      [pic, 403],
      [customer, 403],
    ] as const) {
      expect((await change(0, {}, by)).statusCode).toBe(status)
      expect((await search(0, {}, by)).statusCode).toBe(status)
    }
    expect(await found(1)).toEqual([])
  })
})
