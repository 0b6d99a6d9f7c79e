import { expect, it } from 'vitest'
import { fillPlaceholders } from './fill-placeholders.ts'

it('replaces known placeholders and keeps other braces', () => {
  const values = { name: '花子', subject: '音', staff: '次郎' }
  expect(fillPlaceholders('{name} 様 {subject} {staff} {constructor} {', values)).toBe(
    '花子 様 音 次郎 {constructor} {',
  )
})
