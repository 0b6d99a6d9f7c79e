import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type BillingApp, createBillingApp } from '../../testing/billing-app.ts'
import { type Consuming, startConsuming } from '../../testing/consuming.ts'
import { findMember } from './members.sql.ts'
import { projectMembers } from './project-members.ts'

let billing: BillingApp
let consuming: Consuming
beforeAll(async () => {
  billing = await createBillingApp()
  consuming = await startConsuming(billing.database, projectMembers)
})
afterAll(async () => {
  await consuming.close()
  await billing.close()
})

const member = (changes: object = {}) => ({
  userId: randomUUID(),
  loginName: 'hanako',
  name: '東京 花子',
  email: 'hanako@example.jp',
  roles: ['ROLE_CUSTOMER'],
  agencyCode: '100000000001',
  at: '2026-11-21T03:00:00.000Z',
  ...changes,
})
const stored = (userId: string) => findMember(billing.database.db, userId)

describe('project-members', () => {
  it('keeps what is shown of a member, the newest whatever the order', async () => {
    const first = member()
    await consuming.publish({ ...first, name: '新宿 花子', at: '2026-11-21T04:00:00.000Z' })
    await consuming.publish(first)
    expect(await stored(first.userId)).toMatchObject({ name: '新宿 花子', agencyCode: '100000000001' })
    await consuming.publish({
      ...first,
      agencyCode: null,
      roles: ['ROLE_GENERAL'],
      at: '2026-11-21T05:00:00.000Z',
    })
    expect(await stored(first.userId)).toMatchObject({
      name: '東京 花子',
      agencyCode: null,
      roles: ['ROLE_GENERAL'],
    })
  })

  it('takes effect once for duplicate deliveries', async () => {
    const [one, id] = [member(), randomUUID()]
    await consuming.publish(one, id)
    await billing.database.db.deleteFrom('members').where('user_id', '=', one.userId).execute()
    await consuming.publish(one, id)
    expect(await stored(one.userId)).toBeUndefined()
  })

  it('brings nobody back who was deleted (R31)', async () => {
    const one = member()
    const erased = { member_id: one.userId, erased_at: new Date() }
    await billing.database.db.insertInto('erased_members').values(erased).execute()
    await consuming.publish(one)
    expect(await stored(one.userId)).toBeUndefined()
  })

  it('parks an invalid payload', async () => {
    const [one, id] = [member({ agencyCode: 'x' }), randomUUID()]
    await consuming.publish(one, id)
    expect([await stored(one.userId), await consuming.parkedBy(id)]).toEqual([undefined, ['project-members']])
  })

  it('succeeds when tried again after a failure', async () => {
    const [one, id] = [member(), randomUUID()]
    await sql`alter table members rename to members_away`.execute(billing.database.db)
    await expect(consuming.publish(one, id)).rejects.toThrow('postponed')
    await sql`alter table members_away rename to members`.execute(billing.database.db)
    await consuming.publish(one, id)
    expect(await stored(one.userId)).toMatchObject({ loginName: 'hanako' })
  })
})
