import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../../', import.meta.url)
const files = globSync('{frontends/*,packages/theme}/src/**/*.{ts,tsx}', { cwd: root })

/** A style that a phone sets and that a wider screen is meant to drop: the empty value is none, so the phone's stays. */
const emptyBreakpoint = /\b(?:sm|md|lg|xl): (?:''|undefined|null)/g

it('no breakpoint has an empty value, which leaves the style of narrower screens as it is', () => {
  expect(files.length).toBeGreaterThan(500)
  const found = files.flatMap((file) =>
    Array.from(
      readFileSync(new URL(file, root), 'utf8').matchAll(emptyBreakpoint),
      ([text]) => `${file}: ${text}`,
    ),
  )
  expect(found).toEqual([])
})
