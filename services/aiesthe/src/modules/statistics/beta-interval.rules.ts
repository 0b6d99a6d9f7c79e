/** The estimate after some good and bad results: its mean, and the interval that contains the value with a probability of 90 %. */
export interface EffectEstimate {
  mean: number
  low: number
  high: number
}

const INSIDE = 0.9

/** Returns the estimate of Beta(1 + good, 1 + bad), from rewards of 0..1 each and no prior knowledge. */
export function estimateEffect(good: number, bad: number): EffectEstimate {
  const [alpha, beta] = [1 + good, 1 + bad]
  const tail = (1 - INSIDE) / 2
  return {
    mean: alpha / (alpha + beta),
    low: quantile(tail, alpha, beta),
    high: quantile(1 - tail, alpha, beta),
  }
}

/** Finds the value by bisection, because the share below x grows with x. */
function quantile(share: number, alpha: number, beta: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2
    if (computeBetaCdf(middle, alpha, beta) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** Computes the regularised incomplete beta function by its continued fraction, on the side where that converges fast. */
export function computeBetaCdf(x: number, alpha: number, beta: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  if (x > (alpha + 1) / (alpha + beta + 2)) return 1 - computeBetaCdf(1 - x, beta, alpha)
  const front = Math.exp(
    logGamma(alpha + beta) - logGamma(alpha) - logGamma(beta) + alpha * Math.log(x) + beta * Math.log(1 - x),
  )
  return (front / alpha) * continuedFraction(x, alpha, beta)
}

/** Evaluates the continued fraction by Lentz's method. */
function continuedFraction(x: number, alpha: number, beta: number): number {
  const awayFromZero = (value: number) => (Math.abs(value) < 1e-300 ? 1e-300 : value)
  let c = 1
  let d = 1 / awayFromZero(1 - ((alpha + beta) * x) / (alpha + 1))
  let result = d
  for (let m = 1; m <= 2000; m++) {
    const even = (m * (beta - m) * x) / ((alpha + 2 * m - 1) * (alpha + 2 * m))
    d = 1 / awayFromZero(1 + even * d)
    c = awayFromZero(1 + even / c)
    result *= d * c
    const odd = (-(alpha + m) * (alpha + beta + m) * x) / ((alpha + 2 * m) * (alpha + 2 * m + 1))
    d = 1 / awayFromZero(1 + odd * d)
    c = awayFromZero(1 + odd / c)
    result *= d * c
    if (Math.abs(d * c - 1) < 1e-12) break
  }
  return result
}

/** Computes Stirling's series after shifting the argument to where it is accurate enough. */
function logGamma(z: number): number {
  let shift = 0
  let x = z
  for (; x < 10; x++) shift += Math.log(x)
  const series = 1 / (12 * x) - 1 / (360 * x ** 3) + 1 / (1260 * x ** 5)
  return (x - 0.5) * Math.log(x) - x + 0.5 * Math.log(2 * Math.PI) + series - shift
}
