import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { afterWholeBuild } from './after-whole-build.ts'
import { readBrotliQuality } from './brotli-quality.ts'

const compressible = new Set(['.js', '.mjs', '.css', '.svg', '.json', '.txt', '.webmanifest'])
const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Writes `.br` and `.gz` beside every text asset, so that the gateway serves them directly from disk. `index.html` is left out, because the
 * gateway inserts a new nonce for every response.
 */
export function createPrecompressPlugin(): Plugin {
  let folder = ''
  return {
    name: 'hibiki-precompress',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir)
    },
    ...afterWholeBuild(async () => {
      for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !compressible.has(extname(entry.name))) continue
        await compress(join(entry.parentPath, entry.name))
      }
    }),
  }
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_QUALITY]: readBrotliQuality(),
  }
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })])
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gz)])
}
