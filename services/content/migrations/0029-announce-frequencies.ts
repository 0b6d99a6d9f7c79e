import { type Kysely, sql } from 'kysely'

/** Tells those who keep copies of sounds the frequencies that were measured before content.sound-measured.v1 was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into outbox (subject, payload)
    select 'content.sound-measured.v1', jsonb_build_object('soundId', sound.id, 'kind', sound.kind,
      'frequencies', to_jsonb(analysis.frequencies),
      'at', to_char(now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from sound_analyses as analysis join sounds as sound on sound.id = analysis.sound_id
    where analysis.frequencies is not null`.execute(db)
}
