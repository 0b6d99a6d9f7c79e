import { Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { compileSerializer, compileValidator } from './schema-compilers.ts'

const CHARACTERS = ['a', '花', '𠮷', '葛\u{E0101}', 'か\u3099', '👍🏽', '👨‍👩‍👧‍👦', '👩🏻‍❤️‍💋‍👨🏿']

describe('compileValidator', () => {
  const schema = Type.Object({ name: Type.String({ maxLength: 50 }) })
  const errorsOf = (name: string, httpPart: string) => {
    const validate = compileValidator({ schema, httpPart })
    return validate({ name }) ? [] : validate.errors
  }

  it.each(CHARACTERS)('counts %s as one character of maxLength', (one) => {
    for (const part of ['body', 'querystring']) {
      expect(errorsOf(one.repeat(50), part)).toEqual([])
      expect(errorsOf(one.repeat(51), part)).toMatchObject([
        { keyword: 'maxLength', instancePath: '/name', params: { limit: 50 } },
      ])
    }
  })

  it('compiles a schema in which a named one stands twice', () => {
    const Name = Type.String({ $id: 'Name', maxLength: 5 })
    const validate = compileValidator({ schema: Type.Object({ first: Name, last: Name }), httpPart: 'body' })
    expect(validate({ first: '花', last: '山田' })).toBe(true)
    expect(validate({ first: '花', last: 'too long' })).toBe(false)
  })

  it('limits the accents on one letter', () => {
    expect(errorsOf(`a${'\u0301'.repeat(1000)}`, 'body')).not.toEqual([])
  })
})

describe('compileSerializer', () => {
  it.each(CHARACTERS)('returns %s in the longest text of an alternative', (one) => {
    const name = Type.Union([Type.String({ maxLength: 50, format: 'visible-line' }), Type.Null()])
    const serialize = compileSerializer({ schema: Type.Object({ name }) })
    const stored = { name: one.repeat(50) }
    expect(JSON.parse(serialize(stored))).toEqual(stored)
  })

  it('serializes a schema in which a named one stands twice', () => {
    const Name = Type.Object({ text: Type.String() }, { $id: 'Name' })
    const serialize = compileSerializer({ schema: Type.Object({ first: Name, last: Name }) })
    const names = { first: { text: '花' }, last: { text: '山田' } }
    expect(JSON.parse(serialize(names))).toEqual(names)
  })

  it('keeps a property named maxLength', () => {
    const serialize = compileSerializer({ schema: Type.Object({ maxLength: Type.Integer() }) })
    expect(serialize({ maxLength: 5 })).toBe('{"maxLength":5}')
  })
})
