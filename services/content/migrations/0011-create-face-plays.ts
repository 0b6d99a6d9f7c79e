import { type Kysely, sql } from 'kysely'

/**
 * A play after a face diagnosis refers to its result. The sound chosen for it (aiesthe.sound-chosen.v1) may arrive later, so such a play may
 * be stored without its sound.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table chosen_sounds (
    result_id uuid primary key,
    member_id uuid not null,
    sound_id uuid not null references sounds,
    chosen_at timestamptz not null
  )`.execute(db)
  await sql`create index chosen_sounds_of_member on chosen_sounds (member_id, chosen_at desc)`.execute(db)
  await sql`alter table plays
    add column face_result_id uuid,
    alter column sound_id drop not null,
    add check (sound_id is not null or face_result_id is not null)`.execute(db)
  await sql`create index plays_waiting_for_sound on plays (face_result_id) where sound_id is null`.execute(db)
}
