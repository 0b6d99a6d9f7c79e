import { type Kysely, sql, type Transaction } from 'kysely'

export interface ErasedMembersTables {
  erased_members: { member_id: string; erased_at: Date }
}

/** Creates `erased_members`: ids of deleted people and nothing else of them, so that nothing late brings their data back. */
export async function createErasedMembersTable<DB>(db: Kysely<DB>): Promise<void> {
  await sql`create table erased_members (
    member_id uuid primary key,
    erased_at timestamptz not null
  )`.execute(db)
}

/** Locks the member: until the transaction ends, no other replica writes for this member or erases them. */
export async function lockMember<DB>(trx: Transaction<DB>, memberId: string): Promise<void> {
  await lockMembers(trx, [memberId])
}

/** `lockMember` for several. Always in one order, so that two transactions with members in common never wait for each other. */
export async function lockMembers<DB>(trx: Transaction<DB>, memberIds: readonly string[]): Promise<void> {
  // Offset 0 keeps the order: the planner may not evaluate the lock before the sort.
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(current_schema() || ' member ' || lower(id), 0) as key
      from unnest(${memberIds}::text[]) as id order by key offset 0
    ) as sorted`.execute(trx)
}

/** Whether the member is erased. After `lockMember` the result holds until the transaction ends. */
export async function isMemberErased<DB>(trx: Transaction<DB>, memberId: string): Promise<boolean> {
  return (await listErasedMemberIds(trx, [memberId])).has(memberId)
}

/** Returns which of these members are erased; see `isErased`. */
export async function listErasedMemberIds<DB>(
  trx: Transaction<DB>,
  memberIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id as "memberId" from erased_members where member_id = any(${memberIds}::uuid[])`.execute(
    trx,
  )
  return new Set(rows.map((row) => row.memberId))
}

/** Locks the actor as `lockMember` does. Returns the id to log an act under, or null when the actor is erased. */
export async function lockUnerasedActor<DB>(trx: Transaction<DB>, actorId: string): Promise<string | null> {
  await lockMember(trx, actorId)
  return (await isMemberErased(trx, actorId)) ? null : actorId
}

/** Records that the member is erased, so that nothing is written about this person from now on. */
export async function saveErasedMember<DB>(
  trx: Transaction<DB>,
  memberId: string,
  erasedAt: Date,
): Promise<void> {
  await sql`insert into erased_members (member_id, erased_at) values (${memberId}, ${erasedAt})
    on conflict do nothing`.execute(trx)
}

/**
 * Writes data of a member under the lock that erasing takes: either before, so that it is erased as well, or not at all.
 *
 * @returns null when the member is erased
 */
export async function writeForMember<DB, T>(
  db: Kysely<DB>,
  memberId: string,
  write: (trx: Transaction<DB>) => Promise<T>,
): Promise<T | null> {
  return db.transaction().execute(async (trx) => {
    await lockMember(trx, memberId)
    return (await isMemberErased(trx, memberId)) ? null : write(trx)
  })
}
