import { sql } from 'kysely'
import type { Db, Trx } from '../../db/identity-tables.ts'
import type { MailLinkKind } from './mail-link-kind.rules.ts'

export interface StoredMailLink {
  email: string
  userId: string | null
  productId: string | null
}

const columns = ['email', 'user_id as userId', 'product_id as productId'] as const

/** Saves the link of a purpose and subject: the newest replaces the older one. */
export async function saveMailLink(
  trx: Trx,
  link: StoredMailLink & { kind: MailLinkKind; subject: string; tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  const changing = {
    token_hash: link.tokenHash,
    email: link.email,
    user_id: link.userId,
    product_id: link.productId,
    expires_at: link.expiresAt,
  }
  await trx
    .insertInto('mail_links')
    .values({ kind: link.kind, subject: link.subject, ...changing })
    .onConflict((conflict) => conflict.columns(['kind', 'subject']).doUpdateSet(changing))
    .execute()
}

export function findMailLink(
  db: Db,
  kind: MailLinkKind,
  tokenHash: Buffer,
  now: Date,
): Promise<StoredMailLink | undefined> {
  return db
    .selectFrom('mail_links')
    .select(columns)
    .where('kind', '=', kind)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
}

/** Uses up a link; of concurrent attempts, one succeeds. */
export function redeemMailLink(
  trx: Trx,
  kind: MailLinkKind,
  tokenHash: Buffer,
  now: Date,
): Promise<StoredMailLink | undefined> {
  return trx
    .deleteFrom('mail_links')
    .where('kind', '=', kind)
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returning(columns)
    .executeTakeFirst()
}

/** Deletes links that could still give the account to another person. */
export async function deleteMailLinksOfMember(trx: Trx, userId: string): Promise<void> {
  await trx.deleteFrom('mail_links').where('user_id', '=', userId).execute()
}

/** Deletes the links of a member who is erased, and those that anybody requested with the same address. */
export async function eraseMailLinksOfMemberAndAddress(trx: Trx, userId: string): Promise<void> {
  await sql`
    delete from mail_links where user_id = ${userId}
      or email = (select lower(email) from users where id = ${userId})`.execute(trx)
}

export async function deleteExpiredMailLinks(db: Db, now: Date, limit: number): Promise<number> {
  const result = await db
    .deleteFrom('mail_links')
    .where('token_hash', 'in', (query) =>
      query
        .selectFrom('mail_links')
        .select('token_hash')
        .where('expires_at', '<=', now)
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(result.numDeletedRows)
}
