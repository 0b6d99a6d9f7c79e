import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  accountStrings,
  aiestheStrings,
  chartStrings,
  contractStrings,
  faceStrings,
  soundStrings,
  stressStrings,
  supportStrings,
} from '../testing/specified-strings.ts'

const root = new URL('../../../../', import.meta.url)
const load = (path: string): Promise<Record<string, unknown>> => import(new URL(path, root).href)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')

/** Returns the value at a path like `a.b.c`. */
const at = (value: unknown, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], value)

/** Replaces every notation of a placeholder by `{}` and nothing else. */
const blank = (text: unknown): unknown =>
  typeof text === 'string' ? text.replace(/(\{\{|%\{|\$\{|\{)\w+\}{1,2}/g, '{}') : text

type Texts = { [key: string]: Texts | string }

const merge = (into: Texts, from: Texts): Texts => {
  for (const [key, value] of Object.entries(from)) {
    const present = into[key]
    into[key] = typeof value === 'object' && typeof present === 'object' ? merge(present, value) : value
  }
  return into
}

/** Merges the console's texts, because every file of the folder holds a part of one tree. */
const consoleTexts = (() => {
  const folder = 'frontends/admin-console/src/i18n/ja'
  const files = readdirSync(new URL(folder, root))
  return files.map((file): Texts => JSON.parse(read(`${folder}/${file}`))).reduce(merge, {})
})()

async function textAt(place: string, text: string): Promise<unknown> {
  const [, namespace, key = ''] = place.match(/^([\w-]+):(.+)$/) ?? []
  if (namespace === 'console') return at(consoleTexts, key)
  if (namespace) {
    return at(JSON.parse(read(`frontends/member-app/src/locales/ja/${namespace}.json`)), key)
  }
  const [file = '', code] = place.split('#')
  if (code && file.endsWith('.json')) return at(JSON.parse(read(file)), code)
  if (code) return at(Object.values(await load(file)), `0.${code}.ja`)
  const quoted = [...read(file).matchAll(/'([^'\n]*)'|`([^`\n]*)`/g)].map(([, one, other]) => one ?? other)
  return quoted.find((literal) => blank(literal) === blank(text))
}

const specified = [
  ...accountStrings,
  ...contractStrings,
  ...aiestheStrings,
  ...faceStrings,
  ...chartStrings,
  ...stressStrings,
  ...supportStrings,
  ...soundStrings,
]
const places = specified.flatMap(({ text, at }) => at.map((place) => ({ text, place })))

describe('the texts the specification gives word for word', () => {
  it.each(places)('finds $text at $place', async ({ text, place }) => {
    expect(blank(await textAt(place, text))).toBe(blank(text))
  })

  it('never finds two near-duplicates at the same place', () => {
    const taken = new Map<string, string>()
    for (const { text, place } of places) {
      if (!place.includes(':') && !place.includes('#')) continue
      expect(taken.get(place) ?? text).toBe(text)
      taken.set(place, text)
    }
    const texts = specified.map(({ text }) => text)
    expect(texts).toContain('パスワードが一致しません')
    expect(texts).toContain('パスワードが一致しません。')
  })
})
