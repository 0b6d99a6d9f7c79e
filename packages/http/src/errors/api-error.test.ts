import { expect, it } from 'vitest'
import { getFieldErrorText } from '../texts.ts'
import { ApiError } from './api-error.ts'

it('requires texts in every language for fields instead of plain strings', () => {
  const { options } = new ApiError('E3001', { fields: { name: getFieldErrorText('required') } })
  expect(options.fields?.name).toMatchObject({ ja: '入力してください。', en: 'Please fill this in.' })
  // @ts-expect-error: it would reach people of every language as it is.
  new ApiError('E3001', { fields: { name: 'required' } })
})
