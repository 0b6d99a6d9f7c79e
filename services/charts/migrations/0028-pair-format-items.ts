import { type Kysely, sql } from 'kysely'

/**
 * Lets an item of a format tell the state before or after the treatment, and belong to a pair. An item without a moment was saved before anybody
 * could choose it, and the words in its label tell.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table format_items
    add column moment text check (moment in ('none', 'before', 'after')),
    add column pair integer check (pair between 1 and 20),
    add check ((moment in ('before', 'after')) = (pair is not null) or moment is null)`.execute(db)
}
