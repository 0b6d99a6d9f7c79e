import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { createBillingApp } from '../../testing/billing-app.ts'
import { findMember } from './members.sql.ts'

const billing = await createBillingApp()
afterAll(() => billing.close())
const announce = (payload: object, id?: string) => billing.deliver('identity.member-changed.v1', payload, id)

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
  it('stores the newest data of a member, whatever order the events arrive in', async () => {
    const first = member()
    await announce({ ...first, name: '新宿 花子', at: '2026-11-21T04:00:00.000Z' })
    await announce(first)
    expect(await stored(first.userId)).toMatchObject({ name: '新宿 花子', agencyCode: '100000000001' })
    await announce({
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

  it('stores the newest reading of a name, whichever event arrives first', async () => {
    const [early, late] = [member(), member()]
    const read = (userId: string, nameKana: string | null, at: string) =>
      billing.deliver('identity.name-reading-changed.v1', { userId, nameKana, at })
    await read(early.userId, 'トウキョウ ハナコ', '2026-11-21T01:00:00.000Z')
    await announce(early)
    await announce(late)
    await read(late.userId, 'アズマ ハナコ', '2026-11-21T02:00:00.000Z')
    await read(late.userId, 'トウキョウ ハナコ', '2026-11-21T01:00:00.000Z')
    expect((await stored(early.userId))?.nameKana).toBe('トウキョウ ハナコ')
    expect((await stored(late.userId))?.nameKana).toBe('アズマ ハナコ')
    await read(late.userId, null, '2026-11-21T03:00:00.000Z')
    expect((await stored(late.userId))?.nameKana).toBeNull()
  })

  it('takes effect once for duplicate deliveries', async () => {
    const [one, id] = [member(), randomUUID()]
    await announce(one, id)
    await billing.database.db.deleteFrom('members').where('user_id', '=', one.userId).execute()
    await announce(one, id)
    expect(await stored(one.userId)).toBeUndefined()
  })

  it('stores nothing about a deleted member', async () => {
    const one = member()
    const erased = { member_id: one.userId, erased_at: new Date() }
    await billing.database.db.insertInto('erased_members').values(erased).execute()
    await announce(one)
    expect(await stored(one.userId)).toBeUndefined()
  })

  it('parks an invalid payload', async () => {
    const [one, id] = [member({ agencyCode: 'x' }), randomUUID()]
    await announce(one, id)
    expect([await stored(one.userId), await billing.deadLettersOf(id)]).toEqual([
      undefined,
      ['project-members'],
    ])
  })

  it('saves the member when it is retried after a failure', async () => {
    const [one, id] = [member(), randomUUID()]
    await sql`alter table members rename to members_away`.execute(billing.database.db)
    await expect(announce(one, id)).rejects.toThrow('postponed')
    await sql`alter table members_away rename to members`.execute(billing.database.db)
    await announce(one, id)
    expect(await stored(one.userId)).toMatchObject({ loginName: 'hanako' })
  })
})
