export type RandomFn = () => number

/** Repeatable numbers in [0, 1): the same seed gives the same sound, hence the same file on every machine. */
export function createSeededRandom(seed: string): RandomFn {
  let state = 0x811c9dc5
  for (const byte of Buffer.from(seed)) state = Math.imul(state ^ byte, 0x01000193)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export function randomBetween(random: RandomFn, low: number, high: number): number {
  return low + (high - low) * random()
}

export function pickRandom<T>(random: RandomFn, values: readonly [T, ...T[]]): T {
  return values[Math.floor(random() * values.length)] ?? values[0]
}
