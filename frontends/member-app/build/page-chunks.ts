import { join } from 'node:path'
import type { FirstPageModules } from './chunks.ts'

interface ModuleInfo {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}
type InfoOf = (id: string) => ModuleInfo | null

const src = join(import.meta.dirname, '../src')
const isText = (module: string) => module.startsWith('/locales/')

/**
 * Groups modules that the same first pages need into one file. Otherwise sharing with lazy pages makes forty small files of the
 * player, and on a phone each costs a request and some milliseconds of the page's own thread.
 *
 * Modules that other pages of visitors need as well stay apart, so that none of them fetches a player. A group takes its modules'
 * imports along; those are needed by at least the same pages, so the groups of the most pages choose first.
 */
export function createPageChunkNamer(pages: FirstPageModules) {
  let known: ReadonlyMap<string, string[]> | null = null
  const pagesOf = (id: string, infoOf: InfoOf): readonly string[] => {
    known ??= reachOf(pages, infoOf)
    return known.get(id) ?? []
  }
  const most = Object.keys(pages).length + 1
  return Array.from({ length: most }, (_, index) => ({
    debugName: `the files of ${most - index} pages`,
    priority: most - index,
    name: (id: string, context: { getModuleInfo: InfoOf }): string | null => {
      const reached = pagesOf(id, (other) => context.getModuleInfo(other))
      return reached.length === most - index ? reached.join('-') : null
    },
  }))
}

/** Module → the names of the pages that load it. */
function reachOf(pages: FirstPageModules, infoOf: InfoOf): Map<string, string[]> {
  const reach = new Map<string, string[]>()
  const mark = (name: string, roots: readonly string[]) => {
    for (const id of withImports(roots, infoOf)) reach.set(id, [...(reach.get(id) ?? []), name])
  }
  const rootsOf = (modules: readonly string[]) =>
    modules.filter((module) => !isText(module)).map((module) => join(src, module))
  for (const [path, modules] of Object.entries(pages)) mark(path.split('/').pop() || 'home', rootsOf(modules))

  const first = new Set(Object.values(pages).flatMap(rootsOf))
  const lists = [...withImports([join(src, 'main.tsx')], infoOf)].filter((id) =>
    id.endsWith('/public-screens.ts'),
  )
  const screens = lists.flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? [])
  mark(
    'site',
    screens.filter((id) => !first.has(id)),
  )
  return new Map([...reach].filter(([, names]) => names.some((name) => name !== 'site')))
}

function withImports(roots: readonly string[], infoOf: InfoOf): Set<string> {
  const found = new Set<string>()
  const waiting = [...roots]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(infoOf(id)?.importedIds ?? []))
  }
  return found
}
