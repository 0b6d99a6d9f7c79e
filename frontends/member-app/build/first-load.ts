import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

interface Options {
  /** The most JavaScript a first visit may load, compressed. */
  limitKilobytes: number
  /** Page → the modules it loads on its own, besides the entry and whatever those import. */
  pages: Record<string, readonly string[]>
}

/** Stops the build when the first visit of a page would load more JavaScript than agreed. */
export function firstLoadBudget({ limitKilobytes, pages }: Options): Plugin {
  return {
    name: 'hibiki-first-load-budget',
    apply: 'build',
    writeBundle(_options, bundle) {
      for (const [page, modules] of Object.entries(pages)) {
        const kilobytes = firstLoadBytes(bundle, modules) / 1000
        const line = `First load of ${page}: ${kilobytes.toFixed(1)} kB of JavaScript (gzip), limit ${limitKilobytes} kB`
        if (kilobytes > limitKilobytes) this.error(line)
        this.info(line)
      }
    },
  }
}

/** The compressed size of the entry, the given modules and all they import statically. */
function firstLoadBytes(bundle: Bundle, modules: readonly string[]): number {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    for (const imported of chunk.imports) add(imported)
  }
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  for (const chunk of chunks) if (chunk.isEntry) add(chunk.fileName)
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`no built file holds ${module}`)
    add(chunk.fileName)
  }
  return [...files].reduce((sum, file) => sum + gzipSync(codeOf(bundle, file)).length, 0)
}

function codeOf(bundle: Bundle, file: string): string {
  const chunk = bundle[file]
  return chunk?.type === 'chunk' ? chunk.code : ''
}
