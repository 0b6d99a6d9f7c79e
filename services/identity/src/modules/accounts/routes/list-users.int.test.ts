import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCustomersWithSpelledNames, nameSearchCases } from '../../../testing/spelled-names.ts'
import { CookieBrowser, createTestIdentity } from '../../../testing/test-identity.ts'
import {
  createAdmin,
  createCustomer,
  createLoggedInMember,
  createPic,
  osakaAgency,
  tokyoAgency,
} from '../../../testing/test-members.ts'

const identity = await createTestIdentity()
const admin = await createAdmin(identity)
const pic = await createPic(identity)
const own = await createCustomer(identity)
const foreign = await createCustomer(identity, osakaAgency)
afterAll(() => identity.close())

const list = (by: CookieBrowser, query: string) => by.call('GET', `/account/all-users?${query}`)
const read = (by: CookieBrowser, userIds: unknown) =>
  by.call('POST', '/account/users', { payload: { userIds } as object })
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('GET /account/all-users', () => {
  it('returns the own agency to a person in charge and all agencies to an administrator', async () => {
    const all = (await list(pic, 'page=0&size=99&roles=customer')).json()
    expect([all.size, idsOf(all.users)]).toEqual([1, [own.id]])
    expect(all.users[0]).toEqual({
      id: own.id,
      userId: own.userId,
      name: expect.any(String),
      nameKana: '',
      email: own.email,
      agency: tokyoAgency.name,
    })
    const everyone = (await list(admin, 'page=0&size=99&roles=customer,pic&condition=example')).json()
    expect(idsOf(everyone.users).sort()).toEqual([pic.id, own.id, foreign.id].sort())
  })

  it('returns the total count, finds parts of an address in any case, and pages by size', async () => {
    const found = (await list(admin, `roles=customer&condition=${own.email.toUpperCase()}`)).json()
    expect(found).toMatchObject({ size: 1, users: [{ id: own.id }] })
    const second = (await list(admin, 'roles=customer&page=1&size=1&condition=example')).json()
    expect([second.size, second.users.length]).toEqual([2, 1])
  })

  it.each(['', '&condition=', '&condition=%20'])(
    'finds nobody for an administrator without a condition: "%s"',
    async (condition) => {
      const found = await list(admin, `page=0&size=99&roles=customer${condition}`)
      expect([found.statusCode, found.json()]).toEqual([200, { size: 0, users: [] }])
    },
  )

  it.each([
    ['size=100', 'E3001'],
    ['size=0', 'E3001'],
    ['page=-1', 'E3001'],
    ['roles=admin', 'E3001'],
    [`condition=${'x'.repeat(201)}`, 'E3001'],
  ])('rejects %s with 400', async (query, code) => {
    const response = await list(admin, query)
    expect([response.statusCode, response.json().code]).toEqual([400, code])
  })
})

describe('GET /account/all-users by name', () => {
  beforeAll(() => addCustomersWithSpelledNames(identity))

  it.each(nameSearchCases)('finds for %s exactly %o', async (typed, names) => {
    for (const by of [pic, admin]) {
      const { users } = (await list(by, `size=99&condition=${encodeURIComponent(typed)}`)).json()
      expect(users.map(({ name }: { name: string }) => name).sort()).toEqual(names)
    }
  })
})

describe('GET /account/all-users by reading', () => {
  it('lists people in the order of a Japanese register, and finds them by any part of their reading', async () => {
    const agency = { code: '100000000055', name: '読みの店', status: '3' as const }
    const names = [
      ['佐藤 花子', 'サトウ ハナコ'],
      ['ガトウ 一', 'ガトウ ハジメ'],
      ['加藤 二', 'カトウ ジ'],
      ['さいとう', null],
      ['金井', 'カナイ'],
      ['王', null],
    ] as const
    for (const [username, kana] of names) {
      const { id } = await identity.addMember({ roles: ['ROLE_CUSTOMER'], agency })
      const changes = { username, username_kana: kana }
      await identity.database.db.updateTable('users').set(changes).where('id', '=', id).execute()
    }
    const staff = await createLoggedInMember(identity, { roles: ['ROLE_PERSON_IN_CHARGE'], agency })
    const find = async (condition = '') => {
      const query = `size=99&roles=customer&condition=${encodeURIComponent(condition)}`
      return (await list(staff, query)).json().users.map(({ name }: { name: string }) => name)
    }
    expect(await find()).toEqual(['加藤 二', 'ガトウ 一', '金井', 'さいとう', '佐藤 花子', '王'])
    for (const typed of ['さとう', 'ｻﾄｳ', 'とうはな', 'サト－'])
      expect([typed, await find(typed)]).toEqual([typed, ['佐藤 花子']])
  })
})

describe('POST /account/users', () => {
  it("returns each requested member once, in order, without other agencies' and unknown ones", async () => {
    const asked = [foreign.id, own.id, own.id, 'nobody']
    expect(idsOf((await read(pic, asked)).json())).toEqual([own.id])
    expect(idsOf((await read(admin, asked)).json())).toEqual([foreign.id, own.id])
    expect((await read(admin, [])).json()).toEqual([])
  })

  it.each([[undefined], ['x'], [[1]], [Array.from({ length: 100 }, (_, n) => `${n}`)]])(
    'rejects %o with 400',
    async (userIds) => {
      expect((await read(admin, userIds)).json().code).toBe('E3001')
    },
  )
})

describe('the access to both routes', () => {
  it('is rejected with 401 for a visitor, 403 for members and 404 for a person in charge without an agency', async () => {
    const lonely = await createLoggedInMember(identity, { roles: ['ROLE_PERSON_IN_CHARGE'] })
    const general = await createLoggedInMember(identity, { roles: ['ROLE_GENERAL'] })
    for (const [by, status] of [
      [new CookieBrowser(identity.app), 401],
      [own, 403],
      [general, 403],
      [lonely, 404],
    ] as const) {
      expect((await list(by, 'roles=customer')).statusCode).toBe(status)
      expect((await read(by, [own.id])).statusCode).toBe(status)
    }
  })
})
