import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'

export interface Customer {
  memberId: string
  name: string
  email: string
  isCustomer: boolean
  agencyCode: string | null
}

/** A member as other services know them; undefined when nothing was heard of this id. */
export async function findCustomer(
  db: Kysely<ChartsTables>,
  memberId: string,
): Promise<Customer | undefined> {
  return db
    .selectFrom('customers')
    .select([
      'member_id as memberId',
      'name',
      'email',
      'is_customer as isCustomer',
      'agency_code as agencyCode',
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** Members as other services know them; unknown ids are left out. */
export async function findCustomers(
  db: Kysely<ChartsTables>,
  memberIds: readonly string[],
): Promise<Customer[]> {
  if (memberIds.length === 0) return []
  return db
    .selectFrom('customers')
    .select([
      'member_id as memberId',
      'name',
      'email',
      'is_customer as isCustomer',
      'agency_code as agencyCode',
    ])
    .where('member_id', 'in', memberIds)
    .execute()
}

/**
 * Customers whose name, reading, address or login name holds one of the spellings; none means all. Those assigned to `assignedTo` come
 * first, then by name.
 *
 * @param o.agencyCode only customers of this agency; null: of every agency
 */
export async function searchCustomers(
  db: Kysely<ChartsTables>,
  o: { agencyCode: string | null; spellings: readonly string[]; assignedTo: string; limit: number },
): Promise<(Customer & { isAssigned: boolean })[]> {
  const found = sql`
    c.is_customer and (${o.agencyCode === null} or c.agency_code = ${o.agencyCode}) and ${matches(o.spellings)}`
  // Two parts, so that each can stop at its first rows in the order of an index.
  const { rows } = await sql<Customer & { isAssigned: boolean }>`
    select * from (
      (select ${customerColumns}, true as "isAssigned"
        from assignments a join customers c on c.member_id = a.member_id
        where a.pic_id = ${o.assignedTo}::uuid and ${found}
        order by c.name, c.member_id limit ${o.limit})
      union all
      (select ${customerColumns}, false from customers c
        where ${found}
          and not exists (select from assignments a where a.member_id = c.member_id and a.pic_id = ${o.assignedTo}::uuid)
        order by c.name, c.member_id limit ${o.limit})
    ) as found order by "isAssigned" desc, name, "memberId" limit ${o.limit}`.execute(db)
  return rows
}

const customerColumns = sql`
  c.member_id as "memberId", c.name, c.email, c.is_customer as "isCustomer", c.agency_code as "agencyCode"`

/** Letters that a trigram index cannot find. */
const SHORT = 2

function matches(spellings: readonly string[]) {
  if (spellings.length === 0) return sql`true`
  const each = spellings.map((spelling) =>
    [...spelling].length <= SHORT
      ? sql`short_grams(c.search_text) @> array[${spelling}]::text[]`
      : sql`c.search_text like ${`%${spelling.replace(/[\\%_]/g, '\\$&')}%`}`,
  )
  return sql`(${sql.join(each, sql` or `)})`
}

/** Saves the newest state of a member, whatever order events arrive in; nothing of an erased person. */
export async function upsertCustomer(
  trx: Transaction<ChartsTables>,
  o: {
    memberId: string
    loginName: string
    name: string
    email: string
    isCustomer: boolean
    isMember: boolean
    agencyCode: string | null
    searchText: string
    changedAt: Date
  },
): Promise<void> {
  await sql`
    insert into customers (member_id, login_name, name, email, is_customer, is_member, agency_code, search_text, changed_at)
    select ${o.memberId}::uuid, ${o.loginName}::text, ${o.name}::text, ${o.email}::text, ${o.isCustomer}::boolean,
      ${o.isMember}::boolean, ${o.agencyCode}::text, ${o.searchText}::text, ${o.changedAt}::timestamptz
    where not exists (select from erased_members where member_id = ${o.memberId})
    on conflict (member_id) do update set login_name = excluded.login_name, name = excluded.name, email = excluded.email,
      is_customer = excluded.is_customer, is_member = excluded.is_member, agency_code = excluded.agency_code,
      search_text = excluded.search_text, changed_at = excluded.changed_at
    where customers.changed_at < excluded.changed_at`.execute(trx)
}

/** Saves who is in charge of a customer; the newest wins. */
export async function upsertAssignment(
  trx: Transaction<ChartsTables>,
  o: { memberId: string; picId: string | null; changedAt: Date },
): Promise<void> {
  await sql`
    insert into assignments (member_id, pic_id, changed_at)
    select ${o.memberId}::uuid, ${o.picId}::uuid, ${o.changedAt}::timestamptz
    where not exists (select from erased_members where member_id = ${o.memberId})
    on conflict (member_id) do update set pic_id = excluded.pic_id, changed_at = excluded.changed_at
    where assignments.changed_at < excluded.changed_at`.execute(trx)
}
