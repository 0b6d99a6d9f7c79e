import { addDays, getJstDay } from '@hibiki/calendar'
import { openServiceDatabase } from '@hibiki/service'
import { billing } from '../../service.ts'
import { listProducts } from '../products/products.sql.ts'

export interface SeedBonusCode {
  code: string
  /** The product of which `days` are given; null for a code that is worth `yen` on the next invoice. */
  productKey: string | null
  days: number | null
  yen: number | null
}

const MAX_USES = 1000
const VALID_DAYS = 365

/**
 * Adds the operator's own bonus codes that do not exist yet, each valid for a year.
 * @param options.databaseUrl billing's own database, already migrated
 */
export async function seedBonusCodes(options: {
  databaseUrl: string
  codes: readonly SeedBonusCode[]
  now: Date
}): Promise<void> {
  const { databaseUrl, codes, now } = options
  const database = openServiceDatabase(billing, { DATABASE_URL: databaseUrl, DATABASE_CONNECTIONS: 1 })
  try {
    const products = await listProducts(database.db)
    const rows = codes.map(({ code, productKey, days, yen }) => ({
      code,
      product_id: products.find(({ key }) => key === productKey)?.id ?? null,
      days,
      yen,
      max_uses: MAX_USES,
      expires_on: addDays(getJstDay(now), VALID_DAYS),
      created_at: now,
    }))
    await database.db
      .insertInto('bonus_codes')
      .values(rows)
      .onConflict((conflict) => conflict.column('code').doNothing())
      .execute()
  } finally {
    await database.close()
  }
}
