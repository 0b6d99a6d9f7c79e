import { type Kysely, sql } from 'kysely'

/**
 * Publishes content.sound-measured.v1 for sounds that were measured before this event existed, so that projections of sounds have their
 * frequencies.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into outbox (subject, payload)
    select 'content.sound-measured.v1', jsonb_build_object('soundId', sound.id, 'kind', sound.kind,
      'frequencies', to_jsonb(analysis.frequencies),
      'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from sound_analyses as analysis join sounds as sound on sound.id = analysis.sound_id
    where analysis.frequencies is not null`.execute(db)
}
