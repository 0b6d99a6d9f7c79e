import type { RequestOf, ResponseOf, RowOf } from '../api/contract.ts'

/** A code that gives days of a product, or yen off the next invoices. */
export type BonusCode = RowOf<'GET /admin/bonus-codes'>
export type BonusCodeWithUses = ResponseOf<'GET /admin/bonus-codes/{id}'>
export type BonusCodeState = BonusCode['state']
type NewBonusCode = RequestOf<'POST /admin/bonus-codes'>

export const bonusCodeStates: BonusCodeState[] = ['usable', 'used-up', 'expired', 'stopped']

/** Only what belongs to the kind that was chosen: the other field may still hold what was typed before. */
export function toNewBonusCode({
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
