import type { LocalText } from '@hibiki/http'
import { sql } from 'kysely'
import type { Db } from '../../tables.ts'
import type { FunctionCode } from './function-codes.rules.ts'

/** A product in all languages, with its price in whole yen with tax. */
export interface Product {
  id: string
  key: string
  name: LocalText
  price: number
  /** Yen of a year; null when it cannot be paid by the year. */
  yearlyPrice: number | null
  description: LocalText
  functions: LocalText<string[]>
  image: string
  hidden: boolean
  rental: boolean
  premium: boolean
  /** The places for the family of whoever holds it. */
  familySeats: number
  /** When it was taken out of sale; members who have it continue to use it. */
  withdrawn: boolean
  functionCodes: FunctionCode[]
}

/** Lists all products that ever existed in the order in which they are displayed, then by price. */
export async function listProducts(db: Db): Promise<Product[]> {
  const rows = await db
    .selectFrom('products as p')
    .selectAll()
    .select(
      sql<
        FunctionCode[]
      >`array(select function_code from product_functions f where f.product_id = p.id order by 1)`.as(
        'function_codes',
      ),
    )
    .orderBy('display_order')
    .orderBy('price_yen')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    key: row.key,
    name: row.name,
    price: row.price_yen,
    yearlyPrice: row.yearly_price_yen,
    description: row.description,
    functions: row.functions,
    image: row.image,
    hidden: row.hidden,
    rental: row.rental,
    premium: row.premium,
    familySeats: row.family_seats,
    withdrawn: row.withdrawn_at !== null,
    functionCodes: row.function_codes,
  }))
}
