import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LoggedIn, newCustomer, newPic, osaka, tokyo } from '../../testing/staff.ts'
import { createTestIdentity, type TestIdentity } from '../../testing/test-identity.ts'

let identity: TestIdentity
let pic: LoggedIn
let osakaPic: LoggedIn

beforeAll(async () => {
  identity = await createTestIdentity()
  pic = await newPic(identity)
  osakaPic = await newPic(identity, osaka)
})
afterAll(() => identity.close())

const apply = (by: LoggedIn, payload: object) => by.call('POST', '/applying/agency-change', { payload })

const wishedFor = async (applicantId: string) =>
  (
    await identity.database.db
      .selectFrom('applications')
      .select(['type', 'pic_id'])
      .where('applicant_id', '=', applicantId)
      .executeTakeFirstOrThrow()
  ).pic_id

describe('POST /applying/agency-change', () => {
  it('knows the person in charge wished for by login name, however it is typed, and by id', async () => {
    for (const picId of [osakaPic.userId.toUpperCase(), ` ${osakaPic.userId} `, osakaPic.id]) {
      const customer = await newCustomer(identity)
      const answer = await apply(customer, { agencyCode: osaka.code, picId })
      expect([answer.statusCode, answer.json()]).toEqual([200, expect.stringMatching(/^[2-9A-HJ-NP-Z]{12}$/)])
      expect(await wishedFor(customer.id)).toBe(osakaPic.id)
    }
  })

  it('400 naming the field for somebody who is no person in charge there', async () => {
    const customer = await newCustomer(identity)
    for (const picId of [pic.userId, pic.id, customer.userId, 'nobody', "' or true --"]) {
      const answer = await apply(customer, { agencyCode: osaka.code, picId })
      expect([answer.statusCode, answer.json().fields]).toEqual([
        400,
        { picId: 'この代理店の担当者ではありません。' },
      ])
    }
  })

  it('400 for the own agency and for an unknown one, 409 while another application waits', async () => {
    const customer = await newCustomer(identity)
    const own = await apply(customer, { agencyCode: tokyo.code })
    expect([own.statusCode, own.json().fields]).toEqual([
      400,
      { agencyCode: 'すでにこの代理店に所属しています。' },
    ])
    expect((await apply(customer, { agencyCode: '999999999999' })).json().code).toBe('E3032')
    expect((await apply(customer, { agencyCode: osaka.code })).statusCode).toBe(200)
    const again = await apply(customer, { agencyCode: osaka.code })
    expect([again.statusCode, again.json().code]).toEqual([409, 'E4091'])
  })
})
