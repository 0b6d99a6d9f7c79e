export { precompress } from './precompress.ts'
