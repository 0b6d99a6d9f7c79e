import { type Database, openDatabase } from '@hibiki/database'
import { type MessagingTables, republishOutbox } from '@hibiki/messaging'
import { type Service, services } from './databases.ts'

/**
 * A service that came into being after this data folder knows nothing of the members, plans and sounds that others announced
 * before. Where one has never been told anything, all the others say again what happened in the last 30 days; whoever knew it
 * ignores it. Called before the services start, as often as the folder is opened.
 *
 * @returns the services that are new to the folder; empty in a new folder, where nobody has anything to say yet
 */
export async function tellNewcomers(urls: Record<Service, string>): Promise<Service[]> {
  const databases = services.map((name) => ({ name, database: open(name, urls[name]) }))
  try {
    const rows = await Promise.all(
      databases.map(async ({ name, database }) => ({ name, database, ...(await lookAt(database)) })),
    )
    const speakers = rows.filter(({ hasSpoken }) => hasSpoken)
    const newcomers = rows.filter(({ hasHeard }) => !hasHeard).map(({ name }) => name)
    if (speakers.length === 0 || newcomers.length === 0) return []
    const range = { since: new Date(0), until: new Date() }
    for (const { database } of speakers) await republishOutbox(database, range)
    return newcomers
  } finally {
    await Promise.all(databases.map(({ database }) => database.close()))
  }
}

function open(schema: Service, url: string): Database<MessagingTables> {
  return openDatabase<MessagingTables>({ url, schema, maxConnections: 1, applicationName: 'local' })
}

/** Whether a service has sent an event, and whether it has handled one; neither before its first migration. */
async function lookAt({
  pool,
}: Database<MessagingTables>): Promise<{ hasSpoken: boolean; hasHeard: boolean }> {
  const { rows } = await pool.query<{ migrated: boolean }>(
    `select to_regclass('outbox') is not null as migrated`,
  )
  if (!rows[0]?.migrated) return { hasSpoken: false, hasHeard: false }
  const found = await pool.query<{ spoken: boolean; heard: boolean }>(
    `select exists (select from outbox where sent_at is not null) as spoken, exists (select from inbox) as heard`,
  )
  return { hasSpoken: found.rows[0]?.spoken ?? false, hasHeard: found.rows[0]?.heard ?? false }
}
