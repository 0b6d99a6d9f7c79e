import type { ContractStatus } from './contract.rules.ts'

/** The names of the states as members read them (D-061). */
export const statusTexts: Record<ContractStatus, { ja: string; en: string }> = {
  active: { ja: '契約中', en: 'Active' },
  cancelReserved: { ja: '解約予約', en: 'Cancellation booked' },
  pendingPayment: { ja: '支払確認中', en: 'Confirming payment' },
  pastDue: { ja: '支払確認中', en: 'Confirming payment' },
  awaitingDelivery: { ja: '配送待ち', en: 'Waiting for delivery' },
  awaitingReturn: { ja: '返却待ち', en: 'Waiting for return' },
  ended: { ja: '終了', en: 'Ended' },
  paymentFailed: { ja: '支払失敗', en: 'Payment failed' },
}

/** The state of days that a bonus code gave (D-091). */
export const bonusText = { ja: '特典利用中', en: 'Bonus days' }
