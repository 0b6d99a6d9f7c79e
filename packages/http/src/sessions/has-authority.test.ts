import { expect, it } from 'vitest'
import { hasAuthority } from './has-authority.ts'

it.each([
  [['ai_esthe'], true],
  [['upload_operator', 'AI_ESTHE'], true],
  [['upload_operator'], false],
  [['ai_esthe_2'], false],
  [[], false],
])('of a member with %j finds ai_esthe: %s', (authorities, isHeld) => {
  expect(hasAuthority({ authorities }, 'ai_esthe')).toBe(isHeld)
})
