// `npm start` runs this file: it lets Node cache its compiled code, so that the next start is faster, and loads the product.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../node_modules/.cache/compiled', import.meta.url))
const { directory } = enableCompileCache(process.env.NODE_COMPILE_CACHE ?? folder)
// Threads and processes of the product read it here.
if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= folder
await import('./main.ts')
