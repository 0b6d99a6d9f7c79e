import { type Kysely, sql } from 'kysely'

/** What the list of own sessions shows (D-194), how sure a session is (D-059, D-195), and the language for mails. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table sessions
    add column device text not null default '',
    add column last_used_at timestamptz,
    add column assurance text not null default 'full' check (assurance in ('full', 'low', 'enrolment'))`,
  'update sessions set last_used_at = coalesce(rotated_at, created_at)',
  `alter table sessions alter column last_used_at set not null`,
  `alter table users add column language text not null default 'ja' check (language in ('ja', 'en'))`,
]
