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
