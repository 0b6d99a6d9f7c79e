import { type Kysely, sql } from 'kysely'

export const transaction = false

/**
 * Products have a rate of consumption tax, the standard one unless staff choose the reduced one (軽減税率). A bill has the rate of
 * its product at the time when it was written, so that a change says nothing of what was charged before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = ['products', 'invoices'].flatMap((table) => [
  `alter table ${table} add column if not exists tax_rate_percent smallint not null default 10`,
  `alter table ${table} drop constraint if exists ${table}_tax_rate`,
  `alter table ${table} add constraint ${table}_tax_rate check (tax_rate_percent in (8, 10)) not valid`,
  `alter table ${table} validate constraint ${table}_tax_rate`,
])
