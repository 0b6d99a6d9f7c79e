import { type Kysely, sql } from 'kysely'

/**
 * Publishes each member's last decision about the use of data again: content requires it since its migration 0032, and events
 * older than 30 days are in no outbox or stream any more.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into outbox (subject, payload)
    select 'identity.consent-changed.v1', jsonb_build_object('userId', user_id, 'document', document,
      'agreed', agreed, 'version', version,
      'at', to_char(decided_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from (
      select distinct on (user_id) user_id, document, agreed, version, decided_at from consents
      where document = 'providing-data' order by user_id, id desc
    ) as latest`.execute(db)
}
