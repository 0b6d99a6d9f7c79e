import { toNameOrder } from '@hibiki/database'
import { type Kysely, sql, type Transaction } from 'kysely'
import type { SupportTables } from '../../../tables.ts'

export interface StaffMember {
  id: string
  name: string
}

/** The console offers the list as a choice, which nobody scrolls further. */
export const MAX_LISTED_STAFF = 200

/** Lists those to whom an inquiry can be assigned, by the reading of their names. */
export async function listStaff(db: Kysely<SupportTables>): Promise<StaffMember[]> {
  const { rows } = await sql<StaffMember>`
    select s.member_id as id, coalesce(p.name, '') as name
    from staff_members s left join member_profiles p using (member_id) left join name_readings r using (member_id)
    where s.is_staff order by ${toNameOrder('r.name_kana', 'p.name')}, id limit ${MAX_LISTED_STAFF}`.execute(
    db,
  )
  return rows
}

export async function isStaffMember(db: Kysely<SupportTables>, memberId: string): Promise<boolean> {
  const row = await db
    .selectFrom('staff_members')
    .select('is_staff')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return row?.is_staff ?? false
}

/** Saves the newest, whatever order they arrive in. */
export async function saveStaffMember(
  trx: Transaction<SupportTables>,
  { memberId, isStaff, changedAt }: { memberId: string; isStaff: boolean; changedAt: Date },
): Promise<void> {
  await sql`
    insert into staff_members (member_id, is_staff, changed_at) values (${memberId}, ${isStaff}, ${changedAt})
    on conflict (member_id) do update set is_staff = excluded.is_staff, changed_at = excluded.changed_at
    where staff_members.changed_at < excluded.changed_at`.execute(trx)
}
