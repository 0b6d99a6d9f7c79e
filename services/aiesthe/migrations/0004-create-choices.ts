import { type Kysely, sql } from 'kysely'

/**
 * What the AI chose for whom, why, and how it went: `reward` is 0..1 once something is known of it (D-108), `measured` says that it
 * comes from two photos.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table choices (
    id uuid primary key default uuidv7(),
    member_id uuid not null,
    occasion text not null check (occasion in ('face', 'mood', 'random', 'interview')),
    sound_id uuid not null,
    cluster smallint not null check (cluster between 1 and 4),
    expression_type smallint check (expression_type between 1 and 4),
    reason text not null,
    measured_before int not null,
    seed text not null,
    reward real check (reward between 0 and 1),
    measured boolean not null default false,
    chosen_at timestamptz not null
  )`,
  'create index choices_of_member on choices (member_id, chosen_at desc)',
  'create index choices_by_expression on choices (expression_type, cluster) where reward is not null',
]
