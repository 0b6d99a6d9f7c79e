export type RandomFn = () => number

export function randomBetween(random: RandomFn, low: number, high: number): number {
  return low + (high - low) * random()
}

export function pickRandom<T>(random: RandomFn, values: readonly [T, ...T[]]): T {
  return values[Math.floor(random() * values.length)] ?? values[0]
}
