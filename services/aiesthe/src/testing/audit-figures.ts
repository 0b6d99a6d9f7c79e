/** That a number is the sum of others, as whoever looks at the figures knows. */
export interface Sum {
  whole: string
  parts: readonly string[]
}

/** Any prime will do that products of two fit into a number: what is a fraction in the elimination is a number here. */
const PRIME = 1_000_003

/**
 * Which of the numbers follow exactly from those that are told: by subtracting sums from each other in any order, or because no
 * number is below zero.
 */
export function findDerivable(
  names: readonly string[],
  sums: readonly Sum[],
  told: Map<string, number>,
): Set<string> {
  const bySubtraction = solvable(names, sums, told)
  const bounds = boundsOf(names, sums, told)
  return new Set(
    names.filter((name) => {
      const [low, high] = bounds.get(name) ?? [0, Infinity]
      return bySubtraction(name) || low === high
    }),
  )
}

/** Gauss: a number is determined when its unit vector is made of the equations. */
function solvable(
  names: readonly string[],
  sums: readonly Sum[],
  told: Map<string, number>,
): (name: string) => boolean {
  const open = names.filter((name) => !told.has(name))
  const columns = new Map(open.map((name, column) => [name, column]))
  const pivots = new Map<number, number[]>()
  const reduce = (vector: number[]) => {
    for (const [column, pivot] of pivots) {
      const factor = vector[column] ?? 0
      if (factor === 0) continue
      for (const [at, value] of pivot.entries())
        vector[at] = ((((vector[at] ?? 0) - factor * value) % PRIME) + PRIME) % PRIME
    }
    return vector
  }
  const unit = (name: string) => {
    const vector = new Array<number>(open.length).fill(0)
    const column = columns.get(name)
    if (column !== undefined) vector[column] = 1
    return vector
  }
  for (const { whole, parts } of sums) {
    const equation = unit(whole)
    for (const part of parts) {
      const column = columns.get(part)
      if (column !== undefined) equation[column] = ((equation[column] ?? 0) + PRIME - 1) % PRIME
    }
    const rest = reduce(equation)
    const column = rest.findIndex((value) => value !== 0)
    if (column < 0) continue
    const scale = inverse(rest[column] ?? 1)
    const pivot = rest.map((value) => (value * scale) % PRIME)
    for (const [at, other] of pivots) {
      const factor = other[column] ?? 0
      if (factor !== 0)
        pivots.set(
          at,
          other.map((value, index) => (((value - factor * (pivot[index] ?? 0)) % PRIME) + PRIME) % PRIME),
        )
    }
    pivots.set(column, pivot)
  }
  return (name) => !columns.has(name) || reduce(unit(name)).every((value) => value === 0)
}

/** Fermat: x to the power of the prime less two. */
function inverse(value: number): number {
  let [result, base] = [1, value]
  for (let power = PRIME - 2; power > 0; power = Math.floor(power / 2)) {
    if (power % 2 === 1) result = (result * base) % PRIME
    base = (base * base) % PRIME
  }
  return result
}

/** Narrows the bounds of every number by its sums until nothing moves. */
function boundsOf(names: readonly string[], sums: readonly Sum[], told: Map<string, number>) {
  const bounds = new Map<string, [number, number]>(
    names.map((name) => [name, told.has(name) ? [told.get(name) ?? 0, told.get(name) ?? 0] : [0, Infinity]]),
  )
  const of = (name: string) => bounds.get(name) ?? [0, Infinity]
  let hasMoved = true
  const narrow = (name: string, low: number, high: number) => {
    const [before, after] = of(name)
    if (low <= before && high >= after) return
    bounds.set(name, [Math.max(low, before), Math.min(high, after)])
    hasMoved = true
  }
  while (hasMoved) {
    hasMoved = false
    for (const { whole, parts } of sums) {
      const add = (side: 0 | 1, without?: string) =>
        parts.reduce((sum, part) => (part === without ? sum : sum + (of(part)[side] ?? 0)), 0)
      narrow(whole, add(0), add(1))
      for (const part of parts)
        narrow(part, (of(whole)[0] ?? 0) - add(1, part), (of(whole)[1] ?? 0) - add(0, part))
    }
  }
  return bounds
}
