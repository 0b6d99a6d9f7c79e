import { randomUUID } from 'node:crypto'
import type { EventPayload } from '@hibiki/event-contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eraseMember } from '../repositories/members.ts'
import { itIsCareful, startConsuming } from '../testing/consuming.ts'
import { type ContentApp, createContentApp } from '../testing/content-app.ts'
import { projectMemberProfiles } from './project-member-profiles.ts'

let content: ContentApp
let events: Awaited<ReturnType<typeof startConsuming>>
beforeAll(async () => {
  content = await createContentApp()
  events = await startConsuming(content, projectMemberProfiles, 'identity.member-changed.v1')
})
afterAll(async () => {
  await events.stop()
  await content.close()
})

type Changed = EventPayload<'identity.member-changed.v1'>
const tokyo = '100000000001'
const changed = (changes: Partial<Changed> = {}): Changed => ({
  userId: randomUUID(),
  loginName: 'customer',
  name: '東京 花子',
  email: 'customer@hibiki.example',
  roles: ['ROLE_CUSTOMER'],
  agencyCode: tokyo,
  at: '2026-11-21T03:00:00.000Z',
  ...changes,
})
const kept = (userId: string) =>
  content.database.db
    .selectFrom('member_profiles')
    .select(['name', 'customer_of_agency as agency'])
    .where('member_id', '=', userId)
    .execute()

describe('project-member-profiles', () => {
  it('keeps the name and whose customer a member is; staff are nobody’s customers', async () => {
    const customer = changed()
    await events.publish(customer)
    expect(await kept(customer.userId)).toEqual([{ name: '東京 花子', agency: tokyo }])
    const staff = changed({ roles: ['ROLE_PERSON_IN_CHARGE'], name: '担当者' })
    await events.publish(staff)
    expect(await kept(staff.userId)).toEqual([{ name: '担当者', agency: null }])
  })

  it('forgets the agency a member has left, and takes effect once, newest first', async () => {
    const event = changed()
    const id = randomUUID()
    await events.publish(event, id)
    await events.publish({ ...event, agencyCode: null, at: '2026-11-21T04:00:00.000Z' })
    await events.publish(event, id)
    await events.publish({ ...event, at: '2026-11-21T03:30:00.000Z' })
    expect(await kept(event.userId)).toEqual([{ name: '東京 花子', agency: null }])
  })

  it('keeps nothing of somebody who was erased', async () => {
    const event = changed()
    const { db } = content.database
    await db.transaction().execute((trx) => eraseMember(trx, event.userId, new Date()))
    await events.publish(event)
    expect(await kept(event.userId)).toEqual([])
  })

  itIsCareful({
    name: 'project-member-profiles',
    table: 'member_profiles',
    content: () => content,
    publish: (payload, id) => events.publish(payload, id),
    payload: changed,
    effect: (payload) => kept((payload as Changed).userId),
  })
})
