import type { ContractStatus } from './contract.rules.ts'

/** The names of the states as members read them (D-061). */
export const statusTexts: Record<ContractStatus, { ja: string; en: string }> = {
  '10': { ja: '契約中', en: 'Active' },
  '20': { ja: '解約予約', en: 'Cancellation booked' },
  '30': { ja: '支払確認中', en: 'Confirming payment' },
  '40': { ja: '配送待ち', en: 'Waiting for delivery' },
  '50': { ja: '返却待ち', en: 'Waiting for return' },
  '90': { ja: '終了', en: 'Ended' },
  '99': { ja: '支払失敗', en: 'Payment failed' },
}
