import type { Product } from './types.ts'

/** The check's answers: `E0000` alone or as an object when allowed, else a code and the plans to choose from (D-005). */
export type CheckAnswer = string | { code: string; products?: readonly Product[] }

export type Permission =
  | { kind: 'allowed' }
  /** The plan that would allow it is not paid (D-072). */
  | { kind: 'unpaid' }
  | { kind: 'plan-needed'; products: readonly Product[] }

export function permissionOf(answer: CheckAnswer): Permission {
  const { code, products = [] } = typeof answer === 'string' ? { code: answer } : answer
  if (code === 'E0000') return { kind: 'allowed' }
  if (code === 'E2001') return { kind: 'unpaid' }
  return { kind: 'plan-needed', products: products.filter((product) => !product.hidden) }
}

const buyable = ['00', '10', '20'] as const
const notBuyable = ['90', '91', '92'] as const

export type PurchaseStatus = (typeof buyable)[number] | (typeof notBuyable)[number]

export const isBuyable = (statusCode: string): boolean => (buyable as readonly string[]).includes(statusCode)

/** The status whose text the button carries (D1§4); a code nobody knows cannot be bought. */
export const shownStatus = (statusCode: string): PurchaseStatus | null =>
  [...buyable, ...notBuyable].find((code) => code === statusCode) ?? null
