import type { Db, Trx } from '../../db/identity-tables.ts'

export async function hasAuthority(db: Db, userId: string, authority: string): Promise<boolean> {
  const row = await db
    .selectFrom('user_authorities')
    .select('authority')
    .where('user_id', '=', userId)
    .where('authority', '=', authority)
    .executeTakeFirst()
  return row !== undefined
}

export async function setAuthority(
  trx: Trx,
  userId: string,
  authority: string,
  held: boolean,
): Promise<void> {
  if (held) await trx.insertInto('user_authorities').values({ user_id: userId, authority }).execute()
  else
    await trx
      .deleteFrom('user_authorities')
      .where('user_id', '=', userId)
      .where('authority', '=', authority)
      .execute()
}
