import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sortableFields } from './sortable.ts'

const root = new URL('../../../../', import.meta.url).pathname
const readFiles = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(`${root}${file}`, 'utf8') }))
const findMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '', second = '']) => ({ first, second }))

const masterData = ['tags', 'genres', 'countries', 'purpose-details']
/** The sort orders that the services declare, by the name of the list. */
const declared = new Map(
  readFiles('services/*/src/modules/**/*.ts').flatMap(({ file, text }) => {
    const order = /sortable[\s\S]*?defaultSort/.exec(text)?.[0]
    const name = /createAdminResource\(\{\s*name: '([a-z-]+)'/.exec(text)?.[1]
    if (!order || file.includes('.test.') || !/\.registerListRoute[<(]/.test(text)) return []
    return (name ? [name] : masterData).map((resource) => [resource, order])
  }),
)

it.each(Object.entries(sortableFields))(
  'the mock API sorts %s only by fields that the service accepts',
  (name, fields) => {
    const words: string[] = declared.get(name)?.match(/[\w.]+/g) ?? []
    expect(fields.filter((field) => !words.includes(field))).toEqual([])
  },
)

const getFolder = (file: string) => file.split('/').at(-2)
const namesByFolder = Map.groupBy(
  readFiles('frontends/admin-console/src/*/index.ts').map(({ file, text }) => ({
    folder: text.includes('master-data/') ? 'master-data' : getFolder(file),
    name: /name: '([a-z-]+)'/.exec(text)?.[1] ?? '',
  })),
  ({ folder }) => folder,
)

/** The fields by which the console sorts lists, as far as the source names them. */
const requestedSorts = readFiles('frontends/admin-console/src/**/*.tsx').flatMap(({ file, text }) => {
  const own = [
    ...findMatches(text, /<ListPage\s[^>]*?\bsort=\{\{ field: '([\w.]+)'/g),
    ...findMatches(text, /<DataTable\.\w*Col(?![^>]*\b(?:disableSort|sortBy)\b)[^>]*?\bsource="([\w.]+)"/g),
    ...findMatches(text, /<DataTable\.\w*Col[^>]*?\bsortBy="([\w.]+)"/g),
  ].map(({ first }) => first)
  const others = [
    ...findMatches(text, /\breference="([\w-]+)"[^>]*?\bsort=\{\{ field: '([\w.]+)'/g),
    ...findMatches(text, /\buseGetList\b[^(]*\('([\w-]+)',[\s\S]*?\bsort: \{ field: '([\w.]+)'/g),
  ].map(({ first, second }) => ({ file, name: first, field: second }))
  const lists = namesByFolder.get(getFolder(file)) ?? []
  return [...lists.flatMap(({ name }) => own.map((field) => ({ file, name, field }))), ...others]
})

it('the console sorts only by fields that the services accept', () => {
  expect(requestedSorts.length).toBeGreaterThan(100)
  expect(requestedSorts.filter(({ name, field }) => !sortableFields[name]?.includes(field))).toEqual([])
})
