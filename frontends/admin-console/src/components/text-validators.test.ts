import { describe, expect, it } from 'vitest'
import { maxLength, required } from './text-validators.ts'

describe('required', () => {
  it.each(['', ' ', '\u3000', '\u200B', '\u2060', '\u3164', '\u00AD', '\u2800', null, undefined, []])(
    'rejects %j',
    (value) => {
      expect(required()(value, {})).toBe('ra.validation.required')
    },
  )

  it.each(['a', '葛\u{E0101}', '\u200B花', 0, false, ['a']])('accepts %j', (value) => {
    expect(required()(value, {})).toBeUndefined()
  })
})

describe('maxLength', () => {
  it.each(['a', '𠮷', '葛\u{E0101}', 'か\u3099', '👨‍👩‍👧'])('counts %s as one character', (character) => {
    expect(maxLength(3)(character.repeat(3))).toBeUndefined()
    expect(maxLength(3)(character.repeat(4))).toEqual({
      message: 'ra.validation.maxLength',
      args: { max: 3 },
    })
  })
})
