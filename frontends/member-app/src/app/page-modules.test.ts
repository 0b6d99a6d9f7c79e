import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'

const source = new URL('../', import.meta.url)
const pages = [
  ...globSync('features/*/pages/*Page.tsx', { cwd: source }),
  ...globSync('app/pages/*Page.tsx', { cwd: source }),
]

it('requires each page module to export only a component named like its file', () => {
  expect(pages.length).toBeGreaterThan(80)
  const wrong = pages.filter((page) => {
    const code = readFileSync(new URL(page, source), 'utf8')
    const exported = [
      ...code.matchAll(/^export (?!type\b|interface\b)(?:\w+ )*?(?:function|const|class) (\w+)/gm),
    ]
    return exported.map(([, name]) => name).join() !== basename(page, '.tsx')
  })
  expect(wrong).toEqual([])
})
