import { brotliCompressSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'
import { type FirstPageModules, findChunks, findEntryChunks } from './chunks.ts'

interface Options {
  /** The maximum of JavaScript that a first visit may load, compressed with brotli as the gateway sends it. */
  limitKilobytes: number
  /** Page → the modules it loads on its own, besides the entry and whatever those import. */
  pages: FirstPageModules
}

/** Stops the build when the first visit of a page would load more JavaScript than agreed. */
export function firstLoadBudgetPlugin({ limitKilobytes, pages }: Options): Plugin {
  return {
    name: 'hibiki-first-load-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      const sizes = new Map<string, number>()
      const sizeOf = (file: string): number => {
        const size = sizes.get(file) ?? compressedBytes(bundle[file])
        sizes.set(file, size)
        return size
      }
      for (const [page, modules] of Object.entries(pages)) {
        const files = new Set([...findEntryChunks(bundle), ...findChunks(bundle, modules)])
        const kilobytes = [...files].reduce((sum, file) => sum + sizeOf(file), 0) / 1000
        const line = `First load of ${page}: ${kilobytes.toFixed(1)} kB of JavaScript (brotli), limit ${limitKilobytes} kB`
        if (kilobytes > limitKilobytes) this.error(line)
        this.info(line)
      }
    },
  }
}

const compressedBytes = (output: Rolldown.OutputBundle[string] | undefined): number =>
  output?.type === 'chunk' ? brotliCompressSync(output.code).length : 0
