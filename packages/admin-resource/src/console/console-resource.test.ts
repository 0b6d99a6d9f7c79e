import { describe, expect, it } from 'vitest'
import { groupResourcesByMenu } from './console-resource.ts'

const at = (name: string, group: string, order: number) => ({ name, menu: { group, order } })

describe('groupResourcesByMenu', () => {
  it('returns groups and resources in their order, without empty groups', () => {
    const menu = groupResourcesByMenu(
      ['people', 'empty', 'sounds'],
      [at('tags', 'sounds', 2), at('sounds', 'sounds', 1), at('members', 'people', 1)],
    )
    expect(menu.map(({ name, resources }) => [name, resources.map((resource) => resource.name)])).toEqual([
      ['people', ['members']],
      ['sounds', ['sounds', 'tags']],
    ])
  })

  it.each([
    ['an unknown group', [at('members', 'persons', 1)], 'unknown group persons'],
    ['a name that is taken', [at('members', 'people', 1), at('members', 'people', 2)], 'members is taken'],
    ['a place that is taken', [at('members', 'people', 1), at('agencies', 'people', 1)], 'people 1 is taken'],
  ])('rejects %s', (_, resources, message) => {
    expect(() => groupResourcesByMenu(['people'], resources)).toThrow(message)
  })
})
