import { ApiError } from '@hibiki/http'
import { expect, it } from 'vitest'
import { describeStartFailure } from './describe-start-failure.ts'
import { UserFacingError } from './user-facing-error.ts'

it.each([
  ['the database is not reached in time', new Error('Connection terminated due to connection timeout')],
  ['no connection is free in time', new Error('timeout exceeded when trying to connect')],
  ['a query takes too long', new Error('Query read timeout')],
  ['a thread takes too long', new ApiError('E5030')],
  [
    'a request takes too long',
    AbortSignal.abort(new DOMException('aborted due to timeout', 'TimeoutError')).reason,
  ],
])('says that the computer is busy, and what to do, when %s', (_what, error) => {
  expect(describeStartFailure(error)).toMatch(/this computer is too busy.* then run npm start again\.$/)
})

it.each([
  [new UserFacingError('Port 3000 is taken.'), 'Port 3000 is taken.'],
  [new Error('no such table'), 'Hibiki could not start: no such table'],
  [new ApiError('E5000'), 'Hibiki could not start: E5000'],
])('says of %s: %s', (error, text) => {
  expect(describeStartFailure(error)).toBe(text)
})
