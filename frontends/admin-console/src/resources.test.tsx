import { expect, it } from 'vitest'
import { getTexts } from './i18n/messages.ts'
import { resources } from './resources.ts'

it('every resource has a title, a named menu group and a list', () => {
  const texts = getTexts('ja') as unknown as {
    resources: Record<string, { name: string }>
    console: { menu: Record<string, string> }
  }
  expect(resources.filter(({ name }) => !texts.resources[name]?.name)).toEqual([])
  expect(resources.filter(({ menu }) => !texts.console.menu[menu.group])).toEqual([])
  expect(resources.filter(({ list }) => !list)).toEqual([])
  expect(resources.length).toBeGreaterThan(20)
})
