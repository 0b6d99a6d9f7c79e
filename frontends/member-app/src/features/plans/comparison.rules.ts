import type { Product } from './types.ts'

export interface ComparedFunction {
  name: string
  /** For each product in its order, whether it opens this. */
  opens: boolean[]
}

/** What plans open, one row each: what most plans share comes first, in the order they name it. */
export function compareProducts(products: readonly Pick<Product, 'functions'>[]): ComparedFunction[] {
  const names = [...new Set(products.flatMap(({ functions }) => functions))]
  return names
    .map((name) => ({ name, opens: products.map(({ functions }) => functions.includes(name)) }))
    .toSorted((one, other) => countTrue(other.opens) - countTrue(one.opens))
}

const countTrue = (flags: readonly boolean[]): number => flags.filter(Boolean).length
