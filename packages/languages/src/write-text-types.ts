import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * Writes the Japanese texts as literal types, because TypeScript gives the texts of a JSON file the type `string`: only so does i18next's `t` know
 * which values a text needs. `npm install` and `npm run types` run it.
 */

const root = new URL('../../../', import.meta.url)
const header = '// Written by `npm run text-types`; do not edit.\n'

const find = (pattern: string) => globSync(pattern, { cwd: root }).sort()
const read = (path: string): object => JSON.parse(readFileSync(new URL(path, root), 'utf8'))
const write = (path: string, declaration: string) => writeFileSync(new URL(path, root), header + declaration)

for (const path of find('{services,packages}/*/locales/ja.json')) {
  const declaration = `export declare const ja: ${JSON.stringify(read(path))}\n`
  write(path.replace('locales/ja.json', 'src/texts.gen.d.ts'), declaration)
}

const namespaces = find('frontends/member-app/src/locales/ja/*.json')
const memberTexts = Object.fromEntries(namespaces.map((path) => [basename(path, '.json'), read(path)]))
write(
  'frontends/member-app/src/lib/i18n/texts.gen.d.ts',
  `export type Texts = ${JSON.stringify(memberTexts)}\n`,
)

const consoleTexts = find('frontends/admin-console/src/i18n/ja/*.json').map(read).reduce(merge)
write(
  'frontends/admin-console/src/i18n/texts.gen.d.ts',
  `export type Texts = ${JSON.stringify(consoleTexts)}\n`,
)

/** The console's files hold parts of one tree. */
function merge(into: object, from: object): object {
  const merged: Record<string, unknown> = { ...into }
  for (const [key, value] of Object.entries(from))
    merged[key] = typeof value === 'object' && merged[key] ? merge(merged[key], value) : value
  return merged
}
