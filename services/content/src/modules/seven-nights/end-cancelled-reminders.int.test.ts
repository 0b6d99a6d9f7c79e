import { randomUUID } from 'node:crypto'
import type { EventPayload } from '@hibiki/event-contracts'
import { testConsumerGuarantees } from '@hibiki/service/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createContentApp } from '../../testing/content-app.ts'
import { saveSevenNights, updateReminder } from './seven-nights.sql.ts'

const content = await createContentApp({ now: '2026-11-28T11:00:00Z' })
afterAll(() => content.close())
const { db } = content.database

const STARTED_AT = new Date('2026-11-28T11:00:00Z')
const CANCELLED_AT = '2026-11-28T12:00:00.000Z'
const LATER = new Date('2026-11-28T13:00:00Z')

async function createRemindedMember(): Promise<string> {
  const memberId = randomUUID()
  const nights = { aim: 'sleep', minutes: 10, remindAt: '21:00', reminder: true } as const
  await saveSevenNights(db, { memberId, ...nights, firstDay: '2026-11-28', soundIds: [], now: STARTED_AT })
  await db
    .insertInto('mails')
    .values({
      user_id: memberId,
      template: 'seven-nights-evening',
      facts: JSON.stringify({ day: '2026-11-28' }),
      once: `${memberId} 2026-11-28`,
      created_at: STARTED_AT,
      next_attempt_at: STARTED_AT,
      useless_after: LATER,
    })
    .execute()
  return memberId
}

type Cancelled = EventPayload<'identity.mail-cancelled.v1'>
const cancelled = (userId: string, changes: Partial<Cancelled> = {}): Cancelled => ({
  userId,
  type: 'seven-nights',
  at: CANCELLED_AT,
  ...changes,
})
const cancel = (payload: Cancelled, id?: string) => content.deliver('identity.mail-cancelled.v1', payload, id)

const countWaitingMails = async (memberId: string) =>
  (await db.selectFrom('mails').select('id').where('user_id', '=', memberId).execute()).length
const isReminded = async (memberId: string) =>
  (await listEnded(memberId)).length === 0 && (await countWaitingMails(memberId)) === 1
const listEnded = (memberId: string) =>
  db
    .selectFrom('seven_nights')
    .select('member_id')
    .where('member_id', '=', memberId)
    .where('reminder', '=', false)
    .execute()

describe('end-cancelled-reminders', () => {
  const prepared: string[] = []
  beforeAll(async () => {
    prepared.push(await createRemindedMember(), await createRemindedMember())
  })

  it('switches the reminder off at once, takes the waiting mail back, and changes nothing when repeated', async () => {
    const [memberId, other, id] = [await createRemindedMember(), await createRemindedMember(), randomUUID()]
    await cancel(cancelled(memberId), id)
    expect([(await listEnded(memberId)).length, await countWaitingMails(memberId)]).toEqual([1, 0])
    expect(await isReminded(other)).toBe(true)
    await cancel(cancelled(memberId), id)
    expect([(await listEnded(memberId)).length, await countWaitingMails(memberId)]).toEqual([1, 0])
  })

  it('leaves the reminder of a member who cancelled another kind of mail', async () => {
    const memberId = await createRemindedMember()
    await cancel(cancelled(memberId, { type: 'reminder' }))
    expect(await isReminded(memberId)).toBe(true)
  })

  it('leaves a reminder that was chosen after the cancellation, which arrives late', async () => {
    const memberId = await createRemindedMember()
    await updateReminder(db, { memberId, reminder: true, remindAt: '22:00', now: LATER })
    await cancel(cancelled(memberId))
    expect(await listEnded(memberId)).toEqual([])
  })

  it('does nothing for a member without seven nights', async () => {
    const memberId = randomUUID()
    await cancel(cancelled(memberId))
    expect(await listEnded(memberId)).toEqual([])
  })

  testConsumerGuarantees({
    consumer: 'end-cancelled-reminders',
    subject: 'identity.mail-cancelled.v1',
    table: 'seven_nights',
    service: () => content,
    payload: () => cancelled(prepared.pop() ?? ''),
    effect: async (payload) => listEnded((payload as Cancelled).userId),
  })
})
