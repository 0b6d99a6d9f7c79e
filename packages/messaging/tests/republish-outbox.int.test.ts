import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createInProcessTransport, republishOutbox } from '../src/index.ts'
import { createWorld, eventually, silent, type World } from './fixtures/world.ts'

describe('republishOutbox', () => {
  let world: World
  const always = { since: new Date(0), until: new Date('9999-01-01') }

  beforeEach(async () => {
    world = await createWorld(async () => createInProcessTransport({ log: silent }))
  })
  afterEach(() => world.close())

  it('says nothing again that an inbox has forgotten, though it was sent anew in between', async () => {
    const { db } = world.database
    const consumers = await world.consume()
    world.relay()
    const ids = await world.append(3)
    await eventually(async () => expect(await world.effects()).toEqual(ids))
    await consumers.stop()
    const [forgotten = '', remembered = ''] = ids
    for (const [id, days] of [
      [forgotten, 36],
      [remembered, 29],
    ] as const) {
      const then = sql<Date>`now() - make_interval(days => ${days})`
      await db.updateTable('outbox').set({ occurred_at: then }).where('id', '=', id).execute()
      await db
        .updateTable('inbox')
        .set({ received_at: then, done_at: then })
        .where('event_id', '=', id)
        .execute()
    }
    await world.consume()
    const inbox = () => db.selectFrom('inbox').select('event_id').where('event_id', '=', forgotten).execute()
    await eventually(async () => expect(await inbox()).toEqual([]))

    expect(await republishOutbox(world.database, always)).toBe(2)
    const marker = await world.append(1)
    await eventually(async () => expect(await world.effects()).toEqual([...ids, ...marker].sort()))
  })
})
