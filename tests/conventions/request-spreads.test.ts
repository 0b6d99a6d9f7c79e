import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const files = globSync('services/*/src/modules/**/*.ts', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
)

/** An object in which a body or a query follows a value of the server, which a caller could then replace. */
const overridable = /[\w)\]}'"`],\s*\.\.\.(?:request\.)?(?:body|query)\b/g

it('no handler lets a body or a query replace values that the server has decided', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    Array.from(
      readFileSync(new URL(file, root), 'utf8').matchAll(overridable),
      ([text]) => `${file}: ${text}`,
    ),
  )
  expect(found).toEqual([])
})
