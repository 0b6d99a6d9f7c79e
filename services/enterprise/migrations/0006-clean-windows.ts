import { type Kysely, sql } from 'kysely'

/** Removes sounds that a section no longer has from its windows; a window without sounds stays and plays nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update sections s set windows = (
      select jsonb_agg(w || jsonb_build_object('soundIds', (
        select coalesce(jsonb_agg(sound order by n), '[]')
        from jsonb_array_elements_text(w->'soundIds') with ordinality as listed (sound, n)
        where exists (select from managements m where m.section_id = s.id and m.sound_id::text = sound)
      )) order by place)
      from jsonb_array_elements(s.windows) with ordinality as each (w, place))
    where windows <> '[]'`.execute(db)
}
