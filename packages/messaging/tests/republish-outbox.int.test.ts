import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createInProcessTransport, deleteHandledInboxRows, republishOutbox } from '../src/index.ts'
import {
  createMessagingTestContext,
  expectEventually,
  type MessagingTestContext,
  silentLog,
} from './fixtures/messaging-test-context.ts'

describe('republishOutbox', () => {
  let world: MessagingTestContext
  const always = { since: new Date(0), until: new Date('9999-01-01') }

  beforeEach(async () => {
    world = await createMessagingTestContext(async () => createInProcessTransport({ log: silentLog }))
  })
  afterEach(() => world.close())

  it('does not republish what an inbox has forgotten, even if it was resent in between', async () => {
    const { db } = world.database
    const consumers = await world.consume()
    world.relay()
    const ids = await world.append(3)
    await expectEventually(async () => expect(await world.effects()).toEqual(ids))
    await consumers.stop()
    const [forgotten = '', remembered = ''] = ids
    for (const [id, days] of [
      [forgotten, 36],
      [remembered, 29],
    ] as const) {
      const then = sql<Date>`now() - make_interval(days => ${days})`
      await db.updateTable('outbox').set({ occurred_at: then }).where('id', '=', id).execute()
    }
    await db.deleteFrom('inbox').where('event_id', '=', forgotten).execute()
    await world.consume()

    expect(await republishOutbox(world.database, always)).toBe(2)
    const marker = await world.append(1)
    await expectEventually(async () => expect(await world.effects()).toEqual([...ids, ...marker].sort()))
  })

  it('holds back what the broker would still drop as a duplicate', async () => {
    world.relay()
    await world.consume()
    const ids = await world.append(2)
    await expectEventually(async () => expect(await world.effects()).toEqual(ids))
    const { db } = world.database
    await db
      .updateTable('outbox')
      .set({ sent_at: sql`now() - interval '3 minutes'` })
      .where('id', '=', ids[0] ?? '')
      .execute()
    expect(await republishOutbox(world.database, { ...always, brokerKnows: true })).toBe(2)
    const waiting = () => db.selectFrom('outbox').select('id').where('sent_at', 'is', null).execute()
    await expectEventually(async () => expect(await waiting()).toEqual([{ id: ids[1] }]))
  })
})

describe('deleteHandledInboxRows', () => {
  it('lets repeatable consumers handle republished events again, and keeps dead letters', async () => {
    const world = await createMessagingTestContext(async () => createInProcessTransport({ log: silentLog }))
    try {
      const { db } = world.database
      let broken: string | undefined
      const refuse = (id: string) => {
        if (id === broken) throw new Error('no')
      }
      await world.consume(refuse)
      const [dead = '', ...ids] = await world.append(3)
      broken = dead
      world.relay()
      await expectEventually(async () => {
        expect(await world.effects()).toEqual(ids)
        expect(await world.deadLetters()).toHaveLength(1)
      })
      const consumer = { name: 'keep-effects', isRepeatable: true }
      expect(await deleteHandledInboxRows(world.database, [consumer])).toBe(2)
      await db.deleteFrom('effects').execute()
      await republishOutbox(world.database, { since: new Date(0), until: new Date() })
      await expectEventually(async () => expect(await world.effects()).toEqual(ids))
      expect(await world.deadLetters()).toHaveLength(1)
      await expect(deleteHandledInboxRows(world.database, [{ name: 'keep-effects' }])).rejects.toThrow(
        'keep-effects cannot handle events twice',
      )
    } finally {
      await world.close()
    }
  })
})
