export { BEST_BROTLI_QUALITY } from './brotli-quality.ts'
export { createFolderSwapPlugin } from './folder-swap-plugin.ts'
export { createPrecompressPlugin } from './precompress-plugin.ts'
export { createSourceMarkPlugin, isBuildCurrent } from './source-mark-plugin.ts'
