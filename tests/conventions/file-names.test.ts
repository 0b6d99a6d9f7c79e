import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { filesWithOtherNames } from './files-with-other-names.ts'

const root = new URL('../../', import.meta.url)
const sources = globSync('{frontends,services}/*/src/**/*.{ts,tsx}', { cwd: root })

/** These names say the part that a file plays in its folder, so its exports have names of their own. */
const partNames = /^(rules|types|schemas|errors|config|index|main|module|service|tables|access|texts)$/

/** Tests, generated code, declarations, fixtures and files like `play.rules.ts` or `plays.sql.ts`, which are named after their topic. */
const isNamedOtherwise = (file: string): boolean =>
  /\/(testing|migrations|limits[.]gen)\//.test(file) ||
  partNames.test(nameOf(file)) ||
  nameOf(file).includes('.')

const nameOf = (file: string): string => basename(file).replace(/\.tsx?$/, '')

function listExports(file: string): string[] {
  const code = readFileSync(new URL(file, root), 'utf8')
  const declared = code.matchAll(
    /^export (?:async |abstract )*(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm,
  )
  const listed = [...code.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim().split(/\s+/).at(-1) ?? ''),
  )
  return [...declared].map(([, name = '']) => name).concat(listed)
}

/** Exports may add words in front, as `createEmitter` of `emitter.ts` does, and routes may end with `Route`. */
function isNamedAfterExport(file: string): boolean {
  const name = nameOf(file).replaceAll('-', '').toLowerCase()
  const exported = listExports(file).map((each) => each.toLowerCase())
  return exported.length === 0 || exported.some((each) => each.endsWith(name) || each === `${name}route`)
}

it('names each module after one of its exports', () => {
  expect(sources.length).toBeGreaterThan(1500)
  const others = sources.filter((file) => !isNamedOtherwise(file) && !isNamedAfterExport(file))
  // A file that has got the name of an export must leave the list.
  expect(others.toSorted()).toEqual(filesWithOtherNames.toSorted())
})
