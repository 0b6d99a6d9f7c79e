import { type Kysely, sql } from 'kysely'

/** Stores with each reset whether its mail announced that the passkeys go, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table second_factor_resets add column covers_passkeys boolean not null default false`.execute(
    db,
  )
}
