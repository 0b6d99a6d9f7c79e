import { getJstDay, isDay } from '@hibiki/calendar'
import { ApiError } from '@hibiki/http'
import type { BillingDatabase } from '../../tables.ts'
import { getFieldErrorText } from '../../texts.ts'
import { insertCommerceLogEntry } from '../commerce/commerce-log.sql.ts'
import { findConsoleProduct } from '../products/products-admin.sql.ts'
import { normalizeBonusCode } from './bonus-code.rules.ts'
import { insertBonusCode } from './bonus-codes-admin.sql.ts'
import { createRandomBonusCode } from './random-bonus-code.ts'

export interface BonusCodeToCreate {
  code?: string | null
  kind: 'days' | 'yen'
  productId?: string | null
  days?: number | null
  yen?: number | null
  mostUses: number
  expiresOn: string
}

/**
 * Creates a code with the fields that an administrator entered.
 * @returns its id
 * @throws ApiError E3001 naming the field when the code is malformed or taken, the product is unknown,
 * nothing is given, or the last day is past
 */
export async function createBonusCode(
  database: BillingDatabase,
  options: BonusCodeToCreate & { actorId: string; now: Date },
): Promise<string> {
  const { actorId, now, mostUses: maxUses, expiresOn } = options
  if (!isDay(expiresOn) || expiresOn < getJstDay(now)) throw invalid('expiresOn', 'dayPast')
  const code = options.code?.trim() ? normalizeBonusCode(options.code) : createRandomBonusCode()
  if (code === null) throw invalid('code', 'bonusCode')
  return database.db.transaction().execute(async (trx) => {
    const product = options.productId ? await findConsoleProduct(trx, options.productId) : null
    const gift = giftOf(options, product?.id ?? null)
    const id = await insertBonusCode(trx, { code, gift, maxUses, expiresOn, now })
    if (id === null) throw invalid('code', 'bonusCodeTaken')
    const detail = { ...gift, mostUses: maxUses, expiresOn }
    await insertCommerceLogEntry(trx, { actorId, action: 'bonus-code-created', subjectId: id, detail, now })
    return id
  })
}

function giftOf({ kind, yen, days }: BonusCodeToCreate, productId: string | null) {
  if (kind === 'yen') {
    if (!yen) throw invalid('yen', 'required')
    return { yen }
  }
  if (productId === null) throw invalid('productId', 'product')
  if (!days) throw invalid('days', 'required')
  return { productId, days }
}

function invalid(field: string, text: Parameters<typeof getFieldErrorText>[0]): ApiError {
  return new ApiError('E3001', { fields: { [field]: getFieldErrorText(text) } })
}
