import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sortable } from './sortable.ts'

const root = new URL('../../../../', import.meta.url).pathname
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }))
const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '', second = '']) => ({ first, second }))

const masterData = ['tags', 'genres', 'countries', 'purpose-details']
/** What the services declare about the order of a list, by its name. */
const declared = new Map(
  read('services/*/src/modules/**/*.ts').flatMap(({ file, text }) => {
    const order = /sortable[\s\S]*?defaultSort/.exec(text)?.[0]
    const name = /createAdminResource\(\{\s*name: '([a-z-]+)'/.exec(text)?.[1]
    if (!order || file.includes('.test.') || !/\.list[<(]/.test(text)) return []
    return (name ? [name] : masterData).map((one) => [one, order])
  }),
)

it.each(Object.entries(sortable))(
  'the mock API sorts %s by nothing that the service refuses',
  (name, fields) => {
    const words: string[] = declared.get(name)?.match(/[\w.]+/g) ?? []
    expect(fields.filter((field) => !words.includes(field))).toEqual([])
  },
)

const folderOf = (file: string) => file.split('/').at(-2)
const names = Map.groupBy(
  read('frontends/admin-console/src/*/index.ts').map(({ file, text }) => ({
    folder: text.includes('master-data/') ? 'master-data' : folderOf(file),
    name: /name: '([a-z-]+)'/.exec(text)?.[1] ?? '',
  })),
  ({ folder }) => folder,
)

/** Every field that the console asks a list to be sorted by, as far as the source names it. */
const asked = read('frontends/admin-console/src/**/*.tsx').flatMap(({ file, text }) => {
  const own = [
    ...matches(text, /<ListPage\s[^>]*?\bsort=\{\{ field: '([\w.]+)'/g),
    ...matches(text, /<DataTable\.\w*Col(?![^>]*\b(?:disableSort|sortBy)\b)[^>]*?\bsource="([\w.]+)"/g),
    ...matches(text, /<DataTable\.\w*Col[^>]*?\bsortBy="([\w.]+)"/g),
  ].map(({ first }) => first)
  const others = [
    ...matches(text, /\breference="([\w-]+)"[^>]*?\bsort=\{\{ field: '([\w.]+)'/g),
    ...matches(text, /\buseGetList\b[^(]*\('([\w-]+)',[\s\S]*?\bsort: \{ field: '([\w.]+)'/g),
  ].map(({ first, second }) => ({ file, name: first, field: second }))
  const lists = names.get(folderOf(file)) ?? []
  return [...lists.flatMap(({ name }) => own.map((field) => ({ file, name, field }))), ...others]
})

it('the console sorts by nothing that the service refuses', () => {
  expect(asked.length).toBeGreaterThan(100)
  expect(asked.filter(({ name, field }) => !sortable[name]?.includes(field))).toEqual([])
})
