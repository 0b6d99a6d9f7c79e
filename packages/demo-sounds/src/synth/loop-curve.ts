import { type RandomFn, randomBetween } from './random.ts'

/** Splits a loop of exactly `seconds` into segments of random lengths; returns where each starts and how long it is. */
export function splitLoopRandomly(
  random: RandomFn,
  options: { seconds: number; every: readonly [min: number, max: number]; isEven?: boolean },
): { starts: number[]; lengths: number[] } {
  const { seconds, every, isEven = false } = options
  const lengths: number[] = []
  let sum = 0
  while (sum < seconds || lengths.length < 2 || (isEven && lengths.length % 2 === 1)) {
    const length = randomBetween(random, ...every)
    lengths.push(length)
    sum += length
  }
  const scale = seconds / sum
  let start = 0
  const starts: number[] = []
  for (const [at, length] of lengths.entries()) {
    lengths[at] = length * scale
    starts.push(start)
    start += length * scale
  }
  return { starts, lengths }
}

/** The part of a loop that a moment lies in, and how far in it, 0…1; moments may lie before the start or after the end. */
export function createSegmentLocator(
  { starts, lengths }: { starts: readonly number[]; lengths: readonly number[] },
  seconds: number,
): (second: number) => { part: number; progress: number } {
  let part = 0
  return (second) => {
    const within = ((second % seconds) + seconds) % seconds
    if (within < (starts[part] ?? 0)) part = 0
    while (part + 1 < starts.length && within >= (starts[part + 1] ?? 0)) part++
    return { part, progress: Math.min(1, (within - (starts[part] ?? 0)) / (lengths[part] ?? 1)) }
  }
}

/** Interpolates smoothly from one height to the next around a loop. */
export function createLoopCurve(
  points: { starts: readonly number[]; lengths: readonly number[] },
  heights: readonly number[],
  seconds: number,
): (second: number) => number {
  const locate = createSegmentLocator(points, seconds)
  return (second) => {
    const { part, progress } = locate(second)
    const from = heights[part] ?? 0
    const to = heights[(part + 1) % heights.length] ?? 0
    return from + (to - from) * (0.5 - 0.5 * Math.cos(Math.PI * progress))
  }
}

/** Creates a curve in 0…1 around a loop that moves from one random height to the next, each after `every` seconds. */
export function createRandomLoopCurve(
  random: RandomFn,
  every: readonly [min: number, max: number],
  seconds: number,
): (second: number) => number {
  const points = splitLoopRandomly(random, { seconds, every })
  return createLoopCurve(
    points,
    points.starts.map(() => random()),
    seconds,
  )
}
