import { type TSchema, Type } from 'typebox'
import { describe, expect, it } from 'vitest'
import { toFieldMessages } from './field-messages.ts'
import { compileValidator } from './schema-compilers.ts'

function messagesFor(schema: TSchema, data: unknown, lang: 'ja' | 'en' = 'ja') {
  const validate = compileValidator({ schema, httpPart: 'body' })
  if (validate(data)) return {}
  const messages = toFieldMessages(validate.errors ?? [])
  return Object.fromEntries(Object.entries(messages).map(([name, text]) => [name, text[lang]]))
}

describe('toFieldMessages', () => {
  const required = '入力してください。'

  it.each([
    ['missing', Type.String(), undefined, required],
    ['null', Type.String(), null, required],
    ['empty', Type.String({ minLength: 1 }), '', required],
    ['blank', Type.String({ format: 'visible-text' }), '  ', required],
    ['invisible', Type.String({ format: 'visible-text' }), '\u200B\u3164', required],
    ['invisible name', Type.String({ format: 'visible-line' }), '\u2060', required],
    [
      'name with a control character',
      Type.String({ format: 'visible-line' }),
      'a\u0007',
      '使用できない文字が含まれています。',
    ],
    ['short', Type.String({ minLength: 8 }), 'abc', '8文字以上で入力してください。'],
    ['long', Type.String({ maxLength: 2 }), 'abc', '2文字以内で入力してください。'],
    ['pattern', Type.String({ pattern: '^\\d+$' }), 'abc', '形式が正しくありません。'],
    ['e-mail', Type.String({ format: 'email' }), 'abc', 'メールアドレスの形式が正しくありません。'],
    ['time', Type.String({ format: 'date-time' }), 'abc', '日時の形式が正しくありません。'],
    ['number as text', Type.Number(), '1', '数値で入力してください。'],
    ['fraction', Type.Integer(), 1.5, '整数で入力してください。'],
    ['small', Type.Integer({ minimum: 1 }), 0, '1以上の値を入力してください。'],
    ['large', Type.Integer({ maximum: 5 }), 6, '5以下の値を入力してください。'],
    ['choice', Type.Union([Type.Literal('a'), Type.Literal('b')]), 'c', '選択肢から選んでください。'],
    ['empty list', Type.Array(Type.String(), { minItems: 1 }), [], required],
    ['long list', Type.Array(Type.String(), { maxItems: 1 }), ['a', 'b'], '1件以内で指定してください。'],
    ['text as flag', Type.Boolean(), 'yes', 'true または false を指定してください。'],
  ])('%s', (_name, schema, value, expected) => {
    expect(messagesFor(Type.Object({ field: schema }), { field: value })).toEqual({ field: expected })
  })

  it('names nested fields by their path', () => {
    const schema = Type.Object({ profile: Type.Object({ years: Type.Array(Type.Integer()) }) })
    expect(messagesFor(schema, { profile: { years: [1, 'x'] } }, 'en')).toEqual({
      'profile.years.1': 'Please enter a whole number.',
    })
  })
})
