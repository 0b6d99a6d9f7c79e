import { readdirSync, readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'

/** Inserts the product's own templates, one file each; the console edits them afterwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const folder = new URL('../templates/', import.meta.url)
  for (const file of readdirSync(folder).sort()) {
    const { names, formats } = JSON.parse(readFileSync(new URL(file, folder), 'utf8'))
    await sql`
      insert into templates (names, formats, created_at, updated_at)
      values (${JSON.stringify(names)}::jsonb, ${JSON.stringify(formats)}::jsonb, now(), now())`.execute(db)
  }
}
