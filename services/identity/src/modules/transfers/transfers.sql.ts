import { sql } from 'kysely'
import type { Db, Trx } from '../../db/identity-tables.ts'
import type { Membership } from '../agencies/membership.rules.ts'
import { clearPicInStoredMemberships } from '../agencies/memberships.sql.ts'

export interface TransferMove {
  userId: string
  before: Membership
  after: Membership
}

export async function insertTransfer(
  trx: Trx,
  {
    performedBy,
    performedAt,
    undoUntil,
    moves,
  }: { performedBy: string; performedAt: Date; undoUntil: Date; moves: readonly TransferMove[] },
): Promise<string> {
  const { id } = await trx
    .insertInto('transfers')
    .values({ performed_by: performedBy, performed_at: performedAt, undo_until: undoUntil })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = moves.map(({ userId, before, after }) => ({
    transfer_id: id,
    user_id: userId,
    before: JSON.stringify(before),
    after: JSON.stringify(after),
  }))
  await trx.insertInto('transfer_rows').values(rows).execute()
  return id
}

/** Finds a transfer, locks its row, and returns the moves of everyone who still has an account, in the order of their ids. */
export async function lockTransfer(
  trx: Trx,
  id: string,
): Promise<
  { id: string; performedAt: Date; undoUntil: Date; undoneAt: Date | null; moves: TransferMove[] } | undefined
> {
  const transfer = await trx
    .selectFrom('transfers')
    .select(['id', 'performed_at as performedAt', 'undo_until as undoUntil', 'undone_at as undoneAt'])
    .where(sql<boolean>`id::text = ${id}`)
    .forUpdate()
    .executeTakeFirst()
  if (!transfer) return undefined
  const moves = await trx
    .selectFrom('transfer_rows')
    .select(['user_id as userId', 'before', 'after'])
    .where('transfer_id', '=', transfer.id)
    .orderBy('user_id')
    .execute()
  return { ...transfer, moves }
}

/** Returns whether a transfer that was not undone moved the member at that time or later. */
export async function hasBeenTransferredSince(db: Db, userId: string, since: Date): Promise<boolean> {
  const later = await db
    .selectFrom('transfer_rows as r')
    .innerJoin('transfers as t', 't.id', 'r.transfer_id')
    .select('t.id')
    .where('r.user_id', '=', userId)
    .where('t.performed_at', '>=', since)
    .where('t.undone_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

export async function saveTransferUndone(trx: Trx, id: string, now: Date): Promise<void> {
  await trx.updateTable('transfers').set({ undone_at: now }).where('id', '=', id).execute()
}

/** Deletes the moves of an erased member, and removes the member from the moves of customers. */
export async function deleteTransferMovesOfMember(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('transfer_rows').where('user_id', '=', userId).execute()
  await clearPicInStoredMemberships(trx, userId, { table: 'transfer_rows', memberships: ['before', 'after'] })
}

/** Looks up the names that a preview and a record show. */
export async function findUserAndAgencyNames(
  db: Db,
  { userIds, agencyCodes }: { userIds: readonly string[]; agencyCodes: readonly string[] },
): Promise<{ users: Map<string, string>; agencies: Map<string, string> }> {
  const [users, agencies] = await Promise.all([
    sql<{ id: string; name: string }>`
      select id::text, username as name from users where id::text = any(${[...userIds]}::text[])`.execute(db),
    sql<{ id: string; name: string }>`
      select code as id, name from agencies where code = any(${[...agencyCodes]}::text[])`.execute(db),
  ])
  const byId = ({ rows }: { rows: { id: string; name: string }[] }) =>
    new Map(rows.map(({ id, name }) => [id, name]))
  return { users: byId(users), agencies: byId(agencies) }
}
