import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { expect } from 'vitest'
import type { AiestheTables } from '../tables.ts'
import type { AiestheApp } from './aiesthe-app.ts'

/** Delivers events to a consumer by its name, as the transport would. */
export function createConsumerCaller(aiesthe: AiestheApp, consumer: string) {
  const { subject } = aiesthe.consumer(consumer)
  return { publish: (payload: object, id?: string) => aiesthe.deliver(subject, payload, id) }
}

/**
 * Tests the guarantees of every consumer: an invalid payload becomes a dead letter and changes nothing; after a failure the same event
 * succeeds without partial changes; a repeated delivery changes nothing.
 */
export async function expectConsumerGuarantees(
  aiesthe: AiestheApp,
  {
    consumer,
    payload,
    effect,
    table,
  }: { consumer: string; table: string; payload: object; effect: () => Promise<unknown[]> },
): Promise<void> {
  const { db } = aiesthe.database
  const { publish } = createConsumerCaller(aiesthe, consumer)
  const [bad, good] = [randomUUID(), randomUUID()]
  await publish({ ...payload, at: 'yesterday', startedAt: 'yesterday' }, bad)
  expect(await effect()).toEqual([])
  expect(await aiesthe.deadLettersOf(bad)).toContain(consumer)

  await sql`alter table ${sql.table(table)} rename to away`.execute(db)
  await expect(publish(payload, good)).rejects.toThrow('postponed')
  await sql`alter table away rename to ${sql.ref(table)}`.execute(db)
  expect(await effect()).toEqual([])
  await publish(payload, good)
  const once = await effect()
  expect(once).toHaveLength(1)
  await publish(payload, good)
  expect(await effect()).toEqual(once)
}

/** Erases a member inside a transaction of the test, under the lock that it holds. */
export async function eraseMember(
  aiesthe: AiestheApp,
  trx: Transaction<AiestheTables>,
  memberId: string,
): Promise<void> {
  const payload = { userId: memberId, at: aiesthe.clock.now.toISOString() }
  const delivery = { id: randomUUID(), occurredAt: payload.at, payload }
  await aiesthe.consumer('erase-member').handle(trx as never, [delivery] as never)
}
