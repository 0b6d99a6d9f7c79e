export { BEST_BROTLI_QUALITY } from './brotli-quality.ts'
export { createFolderSwapPlugin as swapIn } from './folder-swap-plugin.ts'
export { createPrecompressPlugin as precompress } from './precompress-plugin.ts'
export { createSourceMarkPlugin as sourceMark, isBuildCurrent as isBuilt } from './source-mark-plugin.ts'
