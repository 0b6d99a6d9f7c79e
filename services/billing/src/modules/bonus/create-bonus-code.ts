import { isDay, jstDay } from '@hibiki/calendar'
import { ApiError, type LocalText } from '@hibiki/http'
import type { BillingDatabase } from '../../db/schema.ts'
import { logCommerceAct } from '../admin/commerce-log.sql.ts'
import { findConsoleProduct } from '../products/products-admin.sql.ts'
import { normalisedCode } from './bonus-code.rules.ts'
import { insertBonusCode } from './bonus-codes-admin.sql.ts'
import { randomCode } from './random-code.ts'

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
 * A code as an administrator wants it (D-091).
 *
 * @returns its id
 * @throws ApiError E3001 naming the field: no code, a code that is taken, no product, nothing given, a day that is past
 */
export async function createBonusCode(
  database: BillingDatabase,
  o: BonusCodeToCreate & { actorId: string; now: Date },
): Promise<string> {
  const { actorId, now, mostUses, expiresOn } = o
  if (!isDay(expiresOn) || expiresOn < jstDay(now)) throw invalid('expiresOn', texts.past)
  const code = o.code?.trim() ? normalisedCode(o.code) : randomCode()
  if (code === null) throw invalid('code', texts.code)
  return database.db.transaction().execute(async (trx) => {
    const product = o.productId ? await findConsoleProduct(trx, o.productId) : null
    const gift = giftOf(o, product?.id ?? null)
    const id = await insertBonusCode(trx, { code, gift, mostUses, expiresOn, now })
    if (id === null) throw invalid('code', texts.taken)
    const detail = { ...gift, mostUses, expiresOn }
    await logCommerceAct(trx, { actorId, action: 'bonus-code-created', subjectId: id, detail, now })
    return id
  })
}

function giftOf(o: BonusCodeToCreate, productId: string | null) {
  if (o.kind === 'yen') {
    if (!o.yen) throw invalid('yen', texts.missing)
    return { yen: o.yen }
  }
  if (productId === null) throw invalid('productId', texts.product)
  if (!o.days) throw invalid('days', texts.missing)
  return { productId, days: o.days }
}

const texts = {
  past: { ja: '今日以降の日付を入力してください。', en: 'Please enter today or a later day.' },
  code: { ja: '英数字8〜32文字で入力してください。', en: 'Please enter 8 to 32 letters and digits.' },
  taken: { ja: 'このコードはすでに登録されています。', en: 'There is such a code already.' },
  missing: { ja: '入力してください。', en: 'Please fill this in.' },
  product: { ja: '商品を選択してください。', en: 'Please choose a product.' },
} satisfies Record<string, LocalText>

function invalid(field: string, text: LocalText): ApiError {
  return new ApiError('E3001', { fields: { [field]: text } })
}
