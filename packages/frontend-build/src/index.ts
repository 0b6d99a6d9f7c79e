export { BEST_BROTLI_QUALITY } from './brotli-quality.ts'
export { precompress } from './precompress.ts'
export { isBuilt, sourceMark } from './source-mark.ts'
export { swapIn } from './swap-in.ts'
