import type { Product } from './types.ts'

export interface ComparedFunction {
  name: string
  /** For each product in its order, whether it has this function. */
  opens: boolean[]
}

/** Lists what plans offer, one row per function: those that most plans share come first. */
export function listComparedFunctions(products: readonly Pick<Product, 'functions'>[]): ComparedFunction[] {
  const names = [...new Set(products.flatMap(({ functions }) => functions))]
  return names
    .map((name) => ({ name, opens: products.map(({ functions }) => functions.includes(name)) }))
    .toSorted((row, otherRow) => countTrue(otherRow.opens) - countTrue(row.opens))
}

const countTrue = (flags: readonly boolean[]): number => flags.filter(Boolean).length

export interface PlanAddition {
  /** The plan whose functions are all included. */
  base: string
  /** What is added to it. */
  added: string[]
}

/** Finds what a plan adds to the widest other plan whose functions it opens all; null when it includes no other one. */
export function findPlanAddition(
  product: Product,
  offered: readonly Pick<Product, 'displayName' | 'functions' | 'functionCodes' | 'rental'>[],
): PlanAddition | null {
  const [base] = offered
    .filter(({ functionCodes, rental }) => {
      const isNarrower = functionCodes.length > 0 && functionCodes.length < product.functionCodes.length
      return !rental && isNarrower && functionCodes.every((code) => product.functionCodes.includes(code))
    })
    .toSorted((plan, otherPlan) => otherPlan.functionCodes.length - plan.functionCodes.length)
  const added = product.functions.filter((name) => !base?.functions.includes(name))
  return base && added.length > 0 ? { base: base.displayName, added } : null
}
