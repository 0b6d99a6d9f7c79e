import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const moduleId = 'virtual:menu-texts'
const locales = join(import.meta.dirname, '../src/locales')

/**
 * Collects the `menu` of every locale file in one module, language → name → label: the menu is there before the screens'
 * own texts, and a screen still needs one file per language only.
 */
export function menuTextsPlugin(): Plugin {
  return {
    name: 'hibiki-menu-texts',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : null),
    load(id) {
      if (id !== `\0${moduleId}`) return null
      const labels: Record<string, Record<string, string>> = {}
      for (const file of readdirSync(locales, { recursive: true, encoding: 'utf8' })) {
        if (!file.endsWith('.json')) continue
        const path = join(locales, file)
        this.addWatchFile(path)
        const { menu } = JSON.parse(readFileSync(path, 'utf8')) as { menu?: Record<string, string> }
        const language = basename(join(path, '..'))
        labels[language] = { ...labels[language], ...menu }
      }
      return `export default ${JSON.stringify(labels)}`
    },
  }
}
