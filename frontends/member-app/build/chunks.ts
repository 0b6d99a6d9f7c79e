import type { Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** Page → the modules it loads on its own, named by the end of their path. */
export type FirstPageModules = Readonly<Record<string, readonly string[]>>

/**
 * Finds the built files that hold the given modules, with all files that those import statically.
 *
 * @throws if no built file holds one of the modules, because it was renamed
 */
export function findChunks(bundle: Bundle, modules: readonly string[]): Set<string> {
  const chunks = chunksIn(bundle)
  const holders = modules.map((module) => {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))
    if (!chunk) throw new Error(`no built file holds ${module}`)
    return chunk
  })
  return withImports(bundle, holders)
}

/** Finds the files that every page loads first. */
export const findEntryChunks = (bundle: Bundle): Set<string> =>
  withImports(
    bundle,
    chunksIn(bundle).filter(({ isEntry }) => isEntry),
  )

const chunksIn = (bundle: Bundle): Rolldown.OutputChunk[] =>
  Object.values(bundle).filter((output): output is Rolldown.OutputChunk => output.type === 'chunk')

function withImports(bundle: Bundle, chunks: readonly Rolldown.OutputChunk[]): Set<string> {
  const files = new Set<string>()
  const add = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    for (const imported of chunk.imports) add(imported)
  }
  for (const { fileName } of chunks) add(fileName)
  return files
}
