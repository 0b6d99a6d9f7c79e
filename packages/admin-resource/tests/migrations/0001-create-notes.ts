import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table notes (id text primary key, title text not null, read_at timestamptz)`.execute(db)
}
