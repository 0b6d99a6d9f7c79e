import type { RequestOf, ResponseOf, RowOf } from '../api/call-types.ts'

/** A bonus code gives days of a product, or yen off the next invoices. */
export type BonusCode = RowOf<'GET /admin/bonus-codes'>
export type BonusCodeWithUses = ResponseOf<'GET /admin/bonus-codes/{id}'>
export type BonusCodeState = BonusCode['state']
type NewBonusCode = RequestOf<'POST /admin/bonus-codes'>

export const bonusCodeStates: BonusCodeState[] = ['usable', 'used-up', 'expired', 'stopped']

/** Sends only the fields of the chosen kind: the others may still hold what was typed before. */
export function toNewBonusCodeBody({
  code,
  kind,
  productId,
  days,
  yen,
  mostUses,
  expiresOn,
}: NewBonusCode): NewBonusCode {
  const gift = kind === 'yen' ? { yen: yen ?? null } : { productId: productId ?? null, days: days ?? null }
  return { ...(code && { code }), kind, ...gift, mostUses, expiresOn }
}
