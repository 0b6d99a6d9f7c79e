import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'
import { appearanceScriptPlugin } from './appearance-at-start.ts'

interface Tag {
  tag: string
  children: string
}

const tags = (appearanceScriptPlugin().transformIndexHtml as () => Tag[])()
const script = tags.find(({ tag }) => tag === 'script')?.children ?? ''

it.each([
  ['night', false, 'night'],
  ['day', true, 'day'],
  [null, true, 'night'],
])('chosen %s with a dark system %s is %s before the app is there', (choice, systemIsDark, appearance) => {
  const dataset: { appearance?: string } = {}
  runInContext(
    script,
    createContext({
      document: { documentElement: { dataset } },
      localStorage: { getItem: () => choice },
      matchMedia: () => ({ matches: systemIsDark }),
    }),
  )
  expect(dataset.appearance).toBe(appearance)
})
