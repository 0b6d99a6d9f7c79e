import { type Database, openDatabase } from '@hibiki/database'
import { type MessagingTables, republishOutbox } from '@hibiki/messaging'
import { type Service, services } from './schemas.ts'

/**
 * Fills a service that is newer than this data folder and therefore knows nothing of the members, plans and sounds that others announced
 * before. If a service has never received an event, all others republish the last 30 days in which the folder was in use; services that
 * handled these events ignore them. It runs before the services start, each time the folder is opened.
 *
 * @returns the services that are new to the folder; empty for a new folder, which has no events yet
 */
export async function backfillNewServices(urls: Record<Service, string>): Promise<Service[]> {
  const databases = services.map((name) => ({ name, database: open(name, urls[name]) }))
  try {
    const rows = await Promise.all(
      databases.map(async ({ name, database }) => ({ name, database, ...(await lookAt(database)) })),
    )
    const speakers = rows.filter(({ lastSpoke }) => lastSpoke !== null)
    const newServices = rows.filter(({ hasHeard }) => !hasHeard).map(({ name }) => name)
    if (speakers.length === 0 || newServices.length === 0) return []
    const asOf = new Date(Math.max(...rows.map(({ lastSpoke }) => lastSpoke?.getTime() ?? 0)))
    // However long the folder was closed, no service forgets the events that are about to be republished.
    for (const { database, hasHeard } of rows)
      if (hasHeard) await database.pool.query('update inbox set received_at = clock_timestamp()')
    for (const { database } of speakers)
      await republishOutbox(database, { since: new Date(0), until: new Date(), asOf })
    return newServices
  } finally {
    await Promise.all(databases.map(({ database }) => database.close()))
  }
}

function open(schema: Service, url: string): Database<MessagingTables> {
  return openDatabase<MessagingTables>({ url, schema, maxConnections: 1, applicationName: 'local' })
}

/** Returns when a service last sent an event, and whether it has handled one; neither exists before its first migration. */
async function lookAt({
  pool,
}: Database<MessagingTables>): Promise<{ lastSpoke: Date | null; hasHeard: boolean }> {
  const { rows } = await pool.query<{ migrated: boolean }>(
    `select to_regclass('outbox') is not null as migrated`,
  )
  if (!rows[0]?.migrated) return { lastSpoke: null, hasHeard: false }
  const found = await pool.query<{ spoke: Date | null; heard: boolean }>(
    `select (select max(sent_at) from outbox) as spoke, exists (select from inbox) as heard`,
  )
  return { lastSpoke: found.rows[0]?.spoke ?? null, hasHeard: found.rows[0]?.heard ?? false }
}
