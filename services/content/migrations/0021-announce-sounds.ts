import { type Kysely, sql } from 'kysely'

/** Sounds that were there before their publication was told to anybody (content.sound-published.v1) are announced once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into outbox (subject, payload)
    select 'content.sound-published.v1', jsonb_build_object(
      'soundId', sound.id, 'kind', sound.kind,
      'title', jsonb_build_object('ja', sound.title, 'en', sound.title),
      'cluster', coalesce(aiesthe.cluster, therapy.cluster), 'minutesCourse', aiesthe.minutes_course,
      'bodyParts', therapy.body_parts,
      'tags', array(select tag.code from sound_tags join tags as tag on tag.id = tag_id
        where sound_id = sound.id order by tag.code),
      'durationSeconds', file.duration_ms / 1000.0,
      'at', to_char(now() at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from sounds as sound
    join media_files as file on file.id = sound.media_file_id
    left join aiesthe_sounds as aiesthe on aiesthe.sound_id = sound.id
    left join sound_therapy_sounds as therapy on therapy.sound_id = sound.id
    where sound.published_at is not null and sound.withdrawn_at is null
      and not exists (select from outbox where subject = 'content.sound-published.v1'
        and payload ->> 'soundId' = sound.id::text)`.execute(db)
}
