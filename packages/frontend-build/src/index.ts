export { precompress } from './precompress.ts'
export { isBuilt, sourceMark } from './source-mark.ts'
