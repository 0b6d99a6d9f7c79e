/** Production sends the smallest files, which take two thirds of a build's time. */
export const BEST_BROTLI_QUALITY = 11

/** Returns `BROTLI_QUALITY`, which a developer sets for a faster build; the best quality if it is not set. */
export const readBrotliQuality = (): number => Number(process.env.BROTLI_QUALITY ?? BEST_BROTLI_QUALITY)
