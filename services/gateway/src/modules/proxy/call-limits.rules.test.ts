import { expect, it } from 'vitest'
import { isAcceptedBodyType } from './call-limits.rules.ts'

it.each([
  ['application/json', 'dmv/record-playing', true],
  ['multipart/form-data', 'aiesthe/detect', true],
  ['text/plain', 'dmv/record-playing', false],
  [undefined, 'dmv/record-playing', false],
  ['application/x-www-form-urlencoded', 'dmv/record-playing', false],
  ['application/x-www-form-urlencoded', 'v3/advertise/notice', false],
  ['application/x-www-form-urlencoded', 'v3/advertise/one-click', true],
])('says of a body of type %s for %s whether it is accepted: %s', (type, path, accepted) => {
  expect(isAcceptedBodyType(type, path)).toBe(accepted)
})
