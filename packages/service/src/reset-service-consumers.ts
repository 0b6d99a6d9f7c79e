import { type Consumer, deleteHandledInboxRows, republishOutbox } from '@hibiki/messaging'
import type { AnyServiceContext } from './context.ts'
import type { Service } from './define-service.ts'
import { createUnconnectedContext } from './describe-api.ts'
import { openCommandDatabase } from './open-command-database.ts'
import type { Settings } from './settings/read-settings.ts'
import { listServiceConsumers } from './start-service.ts'

/**
 * Refills a service's projections of others' data, `node src/server.ts rebuild [consumer …]`: the named consumers, or all repeatable ones,
 * forget what they have handled. `republishServiceEvents` of their publishers then lets them handle the last 30 days again. Replicas of the
 * service may run; no row is deleted.
 *
 * @returns the number of events forgotten, and the services that have to republish
 * @throws Error when a consumer is unknown or not repeatable, or a setting is wrong
 */
export async function resetServiceConsumers<Context extends AnyServiceContext>(
  service: Service<Context>,
  settings: Settings,
  names: readonly string[] = [],
): Promise<{ events: number; publishers: string[] }> {
  const chosen = chooseConsumers(service, names)
  const { database } = openCommandDatabase(service.name, settings, 'rebuild')
  try {
    const events = await deleteHandledInboxRows(database, chosen)
    const publishers = new Set(chosen.map(({ subject }) => subject.split('.')[0] ?? ''))
    return { events, publishers: [...publishers].sort() }
  } finally {
    await database.close()
  }
}

function chooseConsumers<Context extends AnyServiceContext>(
  service: Service<Context>,
  names: readonly string[],
): Consumer[] {
  const all = listServiceConsumers(service, createUnconnectedContext(service))
  const repeatable = all.filter((consumer) => consumer.isRepeatable)
  if (names.length === 0) return repeatable
  return names.map((name) => {
    const found = repeatable.find((consumer) => consumer.name === name)
    if (found) return found
    throw new Error(`${name} is none of ${repeatable.map((consumer) => consumer.name).join(', ')}`)
  })
}

/**
 * Publishes the events of a service's outbox again, `node src/server.ts republish [since]`: those of the last 30 days, or since a moment.
 * Consumers that handled one ignore it. Events sent in the last two minutes follow two minutes later, because the broker would drop them.
 *
 * @returns number of events
 * @throws Error when `since` is no moment, or a setting is wrong
 */
export async function republishServiceEvents<Context extends AnyServiceContext>(
  service: Pick<Service<Context>, 'name'>,
  settings: Settings,
  since = '1970-01-01T00:00:00Z',
): Promise<number> {
  const from = new Date(since)
  if (Number.isNaN(from.getTime())) throw new Error(`${since} is no moment like 2026-11-01T00:00:00Z`)
  const { database } = openCommandDatabase(service.name, settings, 'republish')
  try {
    return await republishOutbox(database, { since: from, until: new Date(), brokerKnows: true })
  } finally {
    await database.close()
  }
}
