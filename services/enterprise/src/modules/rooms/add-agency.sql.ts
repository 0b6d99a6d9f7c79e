import { openServiceDatabase } from '@hibiki/service'
import { sql, type Transaction } from 'kysely'
import type { EnterpriseContext } from '../../context.ts'
import type { EnterpriseTables } from '../../tables.ts'
import { offerSoundsInSection } from '../sounds/sounds.sql.ts'

interface NewAgency {
  id: string
  name: string
  alertEmail: string
  /** The account of identity that logs in for the agency. */
  account: { memberId: string; loginName: string }
  rooms: readonly { id: string; name: string; sections: readonly { id: string; name: string }[] }[]
}

/**
 * Adds an agency with its account, rooms and sections under the given ids, and offers its sections the existing sounds. Returns false when the
 * agency exists already, so that later changes and deletions stay.
 */
export async function addAgency(databaseUrl: string, agency: NewAgency, now: Date): Promise<boolean> {
  const database = openServiceDatabase<EnterpriseContext>(
    { name: 'enterprise' },
    { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 2 },
  )
  try {
    return await database.db.transaction().execute((trx) => insertAgency(trx, agency, now))
  } finally {
    await database.close()
  }
}

async function insertAgency(
  trx: Transaction<EnterpriseTables>,
  { id: agencyId, name: agencyName, alertEmail, account, rooms }: NewAgency,
  now: Date,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('agencies')
    .values({ id: agencyId, name: agencyName, alert_email: alertEmail, language: 'ja', created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return false
  // The event of identity, which is newer than 1970, completes the account.
  await sql`
    insert into accounts (member_id, login_name, name, email, agency_id, changed_at)
    values (${account.memberId}, ${account.loginName}, ${agencyName}, ${alertEmail}, ${agencyId}, 'epoch')
    on conflict (member_id) do update set agency_id = excluded.agency_id`.execute(trx)
  for (const [position, { id, name, sections }] of rooms.entries()) {
    await trx
      .insertInto('rooms')
      .values({
        id,
        name,
        position,
        agency_id: agencyId,
        created_at: now,
        opening_hours: null,
        hours_changed_at: null,
      })
      .execute()
    for (const [place, section] of sections.entries()) {
      const at = { room_id: id, position: place, created_at: now, schedule_changed_at: null }
      await trx
        .insertInto('sections')
        .values({ id: section.id, name: section.name, ...at })
        .execute()
      await offerSoundsInSection(trx, section.id)
    }
  }
  return true
}
