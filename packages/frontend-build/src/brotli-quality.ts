/** Production sends the smallest files, which take two thirds of a build's time. */
export const BEST_BROTLI_QUALITY = 11

/** `BROTLI_QUALITY`, where a build on a developer's machine is wanted sooner; else the best. */
export const brotliQuality = (): number => Number(process.env.BROTLI_QUALITY ?? BEST_BROTLI_QUALITY)
