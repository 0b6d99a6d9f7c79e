import { type Kysely, sql } from 'kysely'

/** What billing says a member may use, as far as auth/me shows it: the premium mark has been there, the plan's name comes (D-026). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users
    add column plan_name_ja text,
    add column plan_name_en text,
    add column entitlements_revision int not null default 0`.execute(db)
  // Marks made by hand before there were contracts; billing tells of everybody who has one.
  await sql`update users set premium = false where premium`.execute(db)
}
