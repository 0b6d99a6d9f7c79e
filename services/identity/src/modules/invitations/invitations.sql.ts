import { type PageRequest, type RowPage, selectPage, selectRow, whereIdIn } from '@hibiki/admin-resource'
import { sql } from 'kysely'
import type { Db, Trx } from '../../db/identity-tables.ts'

export interface Invitation {
  id: string
  email: string
  createdById: string | null
  createdBy: string | null
  createdAt: Date
  expiresAt: Date
  usedAt: Date | null
  revokedAt: Date | null
}

export async function insertInvitation(
  trx: Trx,
  options: { email: string; tokenHash: Buffer; createdBy: string; now: Date; expiresAt: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('invitations')
    .values({
      email: options.email,
      token_hash: options.tokenHash,
      created_by: options.createdBy,
      created_at: options.now,
      expires_at: options.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Uses up an invitation, if it is open and for this address; of concurrent attempts, one succeeds. */
export function redeemInvitation(
  trx: Trx,
  { now, tokenHash, email }: { tokenHash: Buffer; email: string; now: Date },
): Promise<{ id: string } | undefined> {
  return trx
    .updateTable('invitations')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('email', '=', email)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
}

export async function saveInvitationUsedBy(trx: Trx, id: string, userId: string): Promise<void> {
  await trx.updateTable('invitations').set({ used_by: userId }).where('id', '=', id).execute()
}

/** Deletes the invitation by which a member registered, and all others to that address or the present one, used or not. */
export async function deleteInvitationsOfMember(trx: Trx, userId: string): Promise<void> {
  await sql`
    delete from invitations where email in (
      select lower(email) from users where id = ${userId}
      union select email from invitations where used_by = ${userId})`.execute(trx)
}

/** Returns false when there is none, or it is no longer open. */
export async function revokeInvitation(trx: Trx, id: string, now: Date): Promise<boolean> {
  const revoked = await trx
    .updateTable('invitations')
    .set({ revoked_at: now })
    .where(sql<boolean>`id::text = ${id}`)
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return revoked !== undefined
}

export function listInvitations(
  db: Db,
  { id }: { id?: string[] },
  page: PageRequest,
): Promise<RowPage<Invitation>> {
  return selectPage(db, invitations, page, [id && whereIdIn('id', id)])
}

export const findInvitation = (db: Db, id: string) => selectRow<Invitation>(db, invitations, id)

const invitations = sql`
  select i.id, i.email, c.id as "createdById", c.username as "createdBy", i.created_at as "createdAt",
    i.expires_at as "expiresAt", i.used_at as "usedAt", i.revoked_at as "revokedAt"
  from invitations i left join users c on c.id = i.created_by`
