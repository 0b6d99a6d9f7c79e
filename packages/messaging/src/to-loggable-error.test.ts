import { describe, expect, it } from 'vitest'
import { toLoggableError } from './to-loggable-error.ts'

describe('toLoggableError', () => {
  it('names kind, code and place, but never the message', () => {
    const error = Object.assign(new TypeError('invalid value "secret@mail.example"'), { code: '22P02' })
    const described = toLoggableError(error)
    expect(described).toMatchObject({ type: 'TypeError', code: '22P02' })
    expect(described.at[0]).toContain('to-loggable-error.test.ts')
    expect(JSON.stringify(described)).not.toContain('secret')
  })

  it('accepts a value that is no error', () => {
    expect(toLoggableError('secret')).toEqual({ type: 'string', at: [] })
  })

  it('handles a message of several lines', () => {
    const described = toLoggableError(new Error('first\n    at secret place'))
    expect(JSON.stringify(described)).not.toContain('secret')
  })
})
