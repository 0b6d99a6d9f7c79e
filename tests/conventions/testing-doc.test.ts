import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { listTestFiles } from '../run/list-test-files.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const files = listTestFiles()

/** The tests that docs/testing.md names for a promise or a rule: `a file` or a folder, and "part of a title" in it. */
const cells = read('docs/testing.md')
  .split(/^## /m)
  .filter((section) => /^(Promises|Regression tests)\n/.test(section))
  .flatMap((section) => [...section.matchAll(/^\|[^|]+\|([^|]+)\|/gm)].map(([, tests = '']) => tests.trim()))
  .filter((tests) => tests !== '---' && !/^test\b/.test(tests))

/** Returns the test files whose path has this part, from the beginning of a name; `*` stands for anything within a name. */
function filesOf(part: string): string[] {
  const pattern = new RegExp(`(^|/)${part.replaceAll('.', '[.]').replaceAll('*', '[^/]*')}`)
  return files.filter((file) => pattern.test(file))
}

/** Returns one sentence per test that does not exist. */
function missingIn(cell: string): string[] {
  let named: string[] = []
  return [...cell.matchAll(/`([^`]+)`|"([^"]+)"/g)].flatMap(([, part, title]) => {
    if (part === undefined)
      return named.some((file) => read(file).includes(title ?? '')) ? [] : [`no test "${title}" in ${cell}`]
    if (/^(npm |loadtests)/.test(part)) return []
    named = filesOf(part)
    return named.length > 0 ? [] : [`no test file ${part}`]
  })
}

it('the tests that docs/testing.md names exist', () => {
  expect(cells.length).toBeGreaterThan(50)
  expect(cells.flatMap(missingIn)).toEqual([])
})
