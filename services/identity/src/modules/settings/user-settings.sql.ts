import type { Db } from '../../db/identity-tables.ts'
import { DEFAULT_PAGE_SCALE } from './page-scale.rules.ts'

export async function readPageScale(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('user_settings')
    .select('page_scale')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? Number(row.page_scale) : DEFAULT_PAGE_SCALE
}

export async function savePageScale(db: Db, userId: string, scale: number): Promise<void> {
  await db
    .insertInto('user_settings')
    .values({ user_id: userId, page_scale: scale })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ page_scale: scale }))
    .execute()
}
