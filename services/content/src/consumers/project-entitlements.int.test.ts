import { randomUUID } from 'node:crypto'
import type { EventPayload } from '@hibiki/event-contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findEntitlements } from '../repositories/entitlements.ts'
import { eraseMember } from '../repositories/members.ts'
import { itIsCareful, startConsuming } from '../testing/consuming.ts'
import { type ContentApp, createContentApp } from '../testing/content-app.ts'
import { projectEntitlements } from './project-entitlements.ts'

let content: ContentApp
let events: Awaited<ReturnType<typeof startConsuming>>
beforeAll(async () => {
  content = await createContentApp()
  events = await startConsuming(content, projectEntitlements, 'billing.entitlements-changed.v1')
})
afterAll(async () => {
  await events.stop()
  await content.close()
})

type Changed = EventPayload<'billing.entitlements-changed.v1'>
const changed = (changes: Partial<Changed> = {}): Changed => ({
  userId: randomUUID(),
  functions: ['loop', 'with-soundesthe'],
  premium: true,
  paymentUnconfirmed: false,
  planName: { ja: 'スタンダード', en: 'Standard' },
  revision: 1,
  at: '2026-11-21T03:00:00.000Z',
  ...changes,
})
const kept = (userId: string) => findEntitlements(content.database.db, userId)

describe('project-entitlements', () => {
  it('keeps what a member may use, and follows changes', async () => {
    const event = changed()
    await events.publish(event)
    expect(await kept(event.userId)).toEqual({ functions: event.functions, paymentUnconfirmed: false })
    await events.publish({ ...event, functions: [], paymentUnconfirmed: true, revision: 2 })
    expect(await kept(event.userId)).toEqual({ functions: [], paymentUnconfirmed: true })
  })

  it('takes effect once for duplicate deliveries, and an older revision changes nothing', async () => {
    const event = changed({ revision: 5 })
    const id = randomUUID()
    await events.publish(event, id)
    await events.publish({ ...event, functions: ['timer'], revision: 6 })
    await events.publish(event, id)
    await events.publish({ ...event, functions: [], revision: 4 })
    expect((await kept(event.userId))?.functions).toEqual(['timer'])
  })

  it('keeps nothing of somebody who was erased', async () => {
    const event = changed()
    const { db } = content.database
    await db.transaction().execute((trx) => eraseMember(trx, event.userId, new Date()))
    await events.publish(event)
    expect(await kept(event.userId)).toBeNull()
  })

  itIsCareful({
    name: 'project-entitlements',
    table: 'entitlements',
    content: () => content,
    publish: (payload, id) => events.publish(payload, id),
    payload: changed,
    effect: async (payload) => [await kept((payload as Changed).userId)].filter((row) => row !== null),
  })
})
