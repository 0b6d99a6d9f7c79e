import { describe, expect, it } from 'vitest'
import { proposeUsername } from './rules.ts'

describe('proposeUsername', () => {
  it.each([
    ['hanako@hibiki.example', 0, 'hanako100'],
    ['hanako.hibiki+test@hibiki.example', 0.9999, 'hanakohibikitest999'],
    ['...@hibiki.example', 0.5, 'hibiki550'],
    [`${'a'.repeat(60)}@hibiki.example`, 0, `${'a'.repeat(29)}100`],
  ])('proposes a user name for %s', (email, chance, username) => {
    expect(proposeUsername(email, chance)).toBe(username)
    expect(username).toMatch(/^[A-Za-z0-9]{3,32}$/)
  })
})
