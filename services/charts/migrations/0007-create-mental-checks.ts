import { type Kysely, sql } from 'kysely'

/** Creates the mental checks that customers publish to the salon, and the time until which each customer withdrew all of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table mental_checks (
    answer_id uuid primary key,
    member_id uuid not null,
    fit int[] not null check (cardinality(fit) = 4),
    answered_at timestamptz not null,
    published_at timestamptz not null
  )`,
  'create index mental_checks_of_member on mental_checks (member_id, answered_at)',
  `create table mental_check_withdrawals (
    member_id uuid primary key,
    withdrawn_at timestamptz not null
  )`,
]
