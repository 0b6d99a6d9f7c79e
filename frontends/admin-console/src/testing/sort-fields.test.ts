import { globSync, readFileSync } from 'node:fs'
import { listSortValues } from '@hibiki/api-mocks'
import { expect, it } from 'vitest'

const source = new URL('../', import.meta.url).pathname
const readFiles = (pattern: string) =>
  globSync(pattern, { cwd: source }).map((file) => ({ file, text: readFileSync(`${source}${file}`, 'utf8') }))
const findMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, first = '', second = '']) => ({ first, second }))

const getFolder = (file: string) => file.split('/').at(-2)
const namesByFolder = Map.groupBy(
  readFiles('*/index.ts').map(({ file, text }) => ({
    folder: text.includes('master-data/') ? 'master-data' : getFolder(file),
    name: /name: '([a-z-]+)'/.exec(text)?.[1] ?? '',
  })),
  ({ folder }) => folder,
)

/** The fields by which the console sorts lists, as far as the source names them. */
const requestedSorts = readFiles('**/*.tsx').flatMap(({ file, text }) => {
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
  const isAccepted = ({ name, field }: { name: string; field: string }) =>
    listSortValues(name).includes(JSON.stringify([field, 'ASC']))
  expect(requestedSorts.filter((sort) => !isAccepted(sort))).toEqual([])
})
