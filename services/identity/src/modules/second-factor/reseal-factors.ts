import type { Db } from '../../db/schema.ts'
import type { KeyList } from '../../secrets.ts'
import { reseal } from '../../vault.ts'

const BATCH = 200

/**
 * Seals the secrets of second factors under the newest key, so that the older ones may be taken out of TOKEN_KEY_SECRET afterwards. Does
 * nothing while there is one key only.
 *
 * @returns how many were sealed anew
 */
export async function resealFactors(db: Db, keys: KeyList): Promise<number> {
  if (keys.length === 1) return 0
  let resealed = 0
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await db
      .selectFrom('second_factors')
      .select(['user_id', 'sealed_secret'])
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(BATCH)
      .execute()
    for (const row of rows) resealed += await resealRow(db, row, keys)
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return resealed
    after = last.user_id
  }
}

async function resealRow(
  db: Db,
  row: { user_id: string; sealed_secret: Buffer },
  keys: KeyList,
): Promise<number> {
  const sealed = reseal(row.sealed_secret, row.user_id, keys)
  if (!sealed) return 0
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ sealed_secret: sealed })
    .where('user_id', '=', row.user_id)
    // The member may have begun anew meanwhile.
    .where('sealed_secret', '=', row.sealed_secret)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
