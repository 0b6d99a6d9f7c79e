import { toNameOrder } from '@hibiki/database'
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'

export interface Customer {
  memberId: string
  name: string
  /** The reading of the name in katakana; null without one. */
  nameKana: string | null
  email: string
  isCustomer: boolean
  agencyCode: string | null
}

/** Finds a member of the projection; undefined for an unknown id. */
export async function findCustomer(
  db: Kysely<ChartsTables>,
  memberId: string,
): Promise<Customer | undefined> {
  return db
    .selectFrom('customers')
    .select([
      'member_id as memberId',
      'name',
      'name_kana as nameKana',
      'email',
      'is_customer as isCustomer',
      'agency_code as agencyCode',
    ])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
}

/** Finds members of the projection; unknown ids are left out. */
export async function listCustomersById(
  db: Kysely<ChartsTables>,
  memberIds: readonly string[],
): Promise<Customer[]> {
  if (memberIds.length === 0) return []
  return db
    .selectFrom('customers')
    .select([
      'member_id as memberId',
      'name',
      'name_kana as nameKana',
      'email',
      'is_customer as isCustomer',
      'agency_code as agencyCode',
    ])
    .where('member_id', 'in', memberIds)
    .execute()
}

type FoundCustomer = Customer & { isAssigned: boolean }

export interface CustomerSearch {
  /** Finds only customers of this agency; null means every agency. */
  agencyCode: string | null
  /** Spellings, any of which may occur; an empty list means all customers. */
  spellings: readonly string[]
  assignedTo: string
  limit: number
}

/** This many customers are read in order of reading for a part of a text before the index of letter pairs is used. */
const WALKED = 500

/** At most this many customers are found by that index and then sorted; nobody pages through more. */
const CANDIDATES = 500

/**
 * Finds customers whose name, reading, address or login name contains one of the spellings: those assigned to `assignedTo` first,
 * then those whose name or reading begins with it, then the others; each by reading, or by name without one. Every part stops at its first
 * rows in the order of an index, so that a search takes as long among many customers as among few. When more begin with a spelling than
 * are listed, those are listed that come first by their code points; when more than `CANDIDATES` contain a part of a text and none of the
 * first `WALKED` does, the others are returned in no particular order.
 */
export async function searchCustomers(
  db: Kysely<ChartsTables>,
  search: CustomerSearch,
): Promise<FoundCustomer[]> {
  const first = await searchAssignedAndBeginnings(db, search)
  if (first.length >= search.limit || search.spellings.length === 0) return first
  return [...first, ...(await searchParts(db, search, search.limit - first.length))]
}

/** Finds the customer with this id, if the caller may find them by a search; returns an empty list otherwise. */
export async function searchCustomerById(
  db: Kysely<ChartsTables>,
  options: CustomerSearch & { memberId: string },
): Promise<FoundCustomer[]> {
  const { rows } = await sql<FoundCustomer>`
    select ${customerColumns}, ${isAssigned(options)} as "isAssigned" from customers c
    where c.member_id = ${options.memberId}::uuid and ${visible(options)}`.execute(db)
  return rows
}

async function searchAssignedAndBeginnings(
  db: Kysely<ChartsTables>,
  options: CustomerSearch,
): Promise<FoundCustomer[]> {
  const { rows } = await sql<FoundCustomer>`
    select "memberId", name, "nameKana", email, "isCustomer", "agencyCode", "isAssigned" from (
      (select ${customerColumns}, true as "isAssigned", not coalesce(${begins(options.spellings)}, false) as later
        from assignments a join customers c on c.member_id = a.member_id
        where a.pic_id = ${options.assignedTo}::uuid and ${visible(options)} and ${holds(options.spellings)}
        order by later, ${order}, c.member_id limit ${options.limit})
      union
      ${options.spellings.length === 0 ? inOrder(options) : beginnings(options)}
    ) as found order by "isAssigned" desc, later, "nameOrder", "memberId" limit ${options.limit}`.execute(db)
  return rows
}

const inOrder = (options: CustomerSearch) => sql`
  (select ${customerColumns}, false, false from customers c
    where ${visible(options)} and not ${isAssigned(options)}
    order by ${order}, c.member_id limit ${options.limit})`

/** Finds unassigned customers whose name or reading begins with a spelling; each in the order of the index of its own. */
const beginnings = (options: CustomerSearch) =>
  sql.join(
    (['name_key', 'kana_key'] as const).map(
      (key) => sql`
        (select ${customerColumns}, false, false from customers c
          where ${visible(options)} and ${beginsIn(key, options.spellings)} and not ${isAssigned(options)}
          order by ${sql.ref(`c.${key}`)}, c.member_id limit ${options.limit})`,
    ),
    sql` union `,
  )

/** Finds unassigned customers that contain a spelling elsewhere than at the beginning of their name and reading. */
async function searchParts(
  db: Kysely<ChartsTables>,
  options: CustomerSearch,
  limit: number,
): Promise<FoundCustomer[]> {
  const begun = sql`coalesce(${begins(options.spellings)}, false)`
  const wanted = sql`${holds(options.spellings)} and not ${begun} and not ${isAssigned(options)}`
  const { rows } = await sql<FoundCustomer>`
    with walked as materialized (
      select c.* from customers c where ${visible(options)} order by ${order}, c.member_id limit ${WALKED}
    ), near as materialized (
      select c.* from walked c where ${wanted} limit ${limit}
    ), lettered as materialized (
      select c.* from customers c where ${visible(options)} and ${lettersOf(options.spellings)} and ${wanted}
    )
    select ${customerColumns}, false as "isAssigned" from (
      select * from near
      union
      (select * from lettered
        where (select count(*) from near) < ${limit} and (select count(*) from walked) = ${WALKED}
        limit ${CANDIDATES})
    ) as c order by ${order}, c.member_id limit ${limit}`.execute(db)
  return rows
}

const order = toNameOrder('c.name_kana', 'c.name')

const customerColumns = sql`
  c.member_id as "memberId", c.name, c.name_kana as "nameKana", c.email, c.is_customer as "isCustomer",
  c.agency_code as "agencyCode", ${order} as "nameOrder"`

const visible = ({ agencyCode }: CustomerSearch) =>
  agencyCode === null ? sql`c.is_customer` : sql`c.is_customer and c.agency_code = ${agencyCode}`

const isAssigned = ({ assignedTo }: CustomerSearch) => sql`
  exists (select from assignments a where a.member_id = c.member_id and a.pic_id = ${assignedTo}::uuid)`

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')

const anyOf = (spellings: readonly string[], condition: (spelling: string) => RawBuilder<unknown>) =>
  spellings.length === 0 ? sql`true` : sql`(${sql.join(spellings.map(condition), sql` or `)})`

const beginsIn = (key: 'name_key' | 'kana_key', spellings: readonly string[]) =>
  anyOf(spellings, (spelling) => sql`${sql.ref(`c.${key}`)} like ${`${escapeLike(spelling)}%`}`)

const begins = (spellings: readonly string[]) =>
  sql`(${beginsIn('name_key', spellings)} or ${beginsIn('kana_key', spellings)})`

const holds = (spellings: readonly string[]) =>
  anyOf(spellings, (spelling) => sql`c.search_text like ${`%${escapeLike(spelling)}%`}`)

/** Builds the condition that a text contains every pair of letters of a spelling, which only the index of letters can use. */
const lettersOf = (spellings: readonly string[]) =>
  anyOf(spellings, (spelling) => sql`short_grams(c.search_text) @> ${pairsOf(spelling)}::text[]`)

/** Returns a single letter, or all pairs of neighbouring letters. */
function pairsOf(spelling: string): string[] {
  const letters = [...spelling]
  if (letters.length < 2) return letters
  return [...new Set(letters.slice(1).map((letter, before) => `${letters[before]}${letter}`))]
}

/** Saves the newest state of a member, whatever order events arrive in, and nothing of an erased one. */
export async function upsertCustomer(
  trx: Transaction<ChartsTables>,
  options: {
    memberId: string
    loginName: string
    name: string
    nameKana: string | null
    kanaKey: string | null
    email: string
    isCustomer: boolean
    isMember: boolean
    agencyCode: string | null
    searchText: string
    changedAt: Date
  },
): Promise<void> {
  await sql`
    insert into customers (member_id, login_name, name, name_kana, kana_key, email, is_customer, is_member, agency_code, search_text,
      changed_at)
    select ${options.memberId}::uuid, ${options.loginName}::text, ${options.name}::text, ${options.nameKana}::text,
      ${options.kanaKey}::text, ${options.email}::text, ${options.isCustomer}::boolean, ${options.isMember}::boolean,
      ${options.agencyCode}::text, ${options.searchText}::text, ${options.changedAt}::timestamptz
    where not exists (select from erased_members where member_id = ${options.memberId})
    on conflict (member_id) do update set login_name = excluded.login_name, name = excluded.name, name_kana = excluded.name_kana,
      kana_key = excluded.kana_key, email = excluded.email, is_customer = excluded.is_customer, is_member = excluded.is_member,
      agency_code = excluded.agency_code, search_text = excluded.search_text, changed_at = excluded.changed_at
    where customers.changed_at < excluded.changed_at`.execute(trx)
}

export interface CustomerSearchTextRow {
  memberId: string
  name: string
  /** The newest reading, which the customer may not have yet. */
  nameKana: string | null
  storedKana: string | null
  email: string
  loginName: string
  searchText: string
}

/** Returns a page of the texts by which all customers, or only one, are found, in order of id. */
export async function listCustomerSearchTexts(
  db: Kysely<ChartsTables>,
  { after, only, limit }: { after?: string | undefined; only?: string; limit: number },
): Promise<CustomerSearchTextRow[]> {
  let query = db
    .selectFrom('customers as c')
    .leftJoin('name_readings as r', 'r.member_id', 'c.member_id')
    .select([
      'c.member_id as memberId',
      'c.name',
      'r.name_kana as nameKana',
      'c.name_kana as storedKana',
      'c.email',
      'c.login_name as loginName',
      'c.search_text as searchText',
    ])
  if (after !== undefined) query = query.where('c.member_id', '>', after)
  if (only !== undefined) query = query.where('c.member_id', '=', only)
  return query.orderBy('c.member_id').limit(limit).execute()
}

/** Saves the texts by which customers are found, unless they have changed since they were read. */
export async function updateCustomerSearchTexts(
  db: Kysely<ChartsTables>,
  rows: readonly (CustomerSearchTextRow & { folded: string; kanaKey: string | null })[],
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update customers c set search_text = anew.folded, name_kana = anew.name_kana, kana_key = anew.kana_key
    from unnest(${rows.map(({ memberId }) => memberId)}::uuid[], ${rows.map(({ searchText }) => searchText)}::text[],
      ${rows.map(({ storedKana }) => storedKana)}::text[], ${rows.map(({ folded }) => folded)}::text[],
      ${rows.map(({ nameKana }) => nameKana)}::text[], ${rows.map(({ kanaKey }) => kanaKey)}::text[])
      as anew (member_id, search_text, stored_kana, folded, name_kana, kana_key)
    where c.member_id = anew.member_id and c.search_text = anew.search_text
      and c.name_kana is not distinct from anew.stored_kana`.execute(db)
}

/**
 * Saves who is in charge of a customer; the newest event counts. It saves nothing of an erased customer, and no id of an erased
 * person in charge.
 */
export async function upsertCustomerAssignment(
  trx: Transaction<ChartsTables>,
  { memberId, picId, changedAt }: { memberId: string; picId: string | null; changedAt: Date },
): Promise<void> {
  await sql`
    insert into assignments (member_id, pic_id, changed_at)
    select ${memberId}::uuid,
      case when not exists (select from erased_members where member_id = ${picId}::uuid) then ${picId}::uuid end,
      ${changedAt}::timestamptz
    where not exists (select from erased_members where member_id = ${memberId})
    on conflict (member_id) do update set pic_id = excluded.pic_id, changed_at = excluded.changed_at
    where assignments.changed_at < excluded.changed_at`.execute(trx)
}
