import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`CREATE TABLE notes (id uuid PRIMARY KEY DEFAULT uuidv7(), text text NOT NULL, day date, size int8)`.execute(
    db,
  )
}
