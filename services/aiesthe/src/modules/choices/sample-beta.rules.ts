/** Draws from Beta(alpha, beta), both at least 1: how good something might be after this many good and bad results. */
export function sampleBeta(random: () => number, alpha: number, beta: number): number {
  const good = sampleGamma(random, alpha)
  return good / (good + sampleGamma(random, beta))
}

/** Draws by the method of Marsaglia and Tsang, for a shape of at least 1. */
function sampleGamma(random: () => number, shape: number): number {
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const normal = sampleNormal(random)
    const v = (1 + c * normal) ** 3
    if (v > 0 && Math.log(1 - random()) < normal ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v
  }
}

function sampleNormal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}
