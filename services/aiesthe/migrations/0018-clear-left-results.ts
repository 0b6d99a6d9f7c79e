import { type Kysely, sql } from 'kysely'

/** Of a diagnosis that was left nothing stays that was read in a face; and those to be left next are found without reading all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `with cleared as (
    update face_results r set choice_id = null, published = false from face_results former
    where r.id = former.id and r.left_at is not null and former.choice_id is not null
    returning former.choice_id
  )
  delete from choices where id in (select choice_id from cleared)`,
  `create index face_results_unfinished on face_results (coalesce(before_at, started_at))
    where after_at is null and left_at is null`,
]
