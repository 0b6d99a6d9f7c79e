import { expect, it } from 'vitest'
import { isUuid } from './is-uuid.ts'

it.each([
  '018f2c1e-7b4d-7c00-8000-000000000001',
  '018F2C1E-7B4D-7C00-8000-00000000000A',
  '00000000-0000-0000-0000-000000000000',
])('accepts %j as a UUID', (text) => {
  expect(isUuid(text)).toBe(true)
})

it.each([
  '',
  'urn:uuid:018f2c1e-7b4d-7c00-8000-000000000001',
  '{018f2c1e-7b4d-7c00-8000-000000000001}',
  '018f2c1e7b4d7c008000000000000001',
  '018f2c1e-7b4d-7c00-8000-000000000001\n',
  ' 018f2c1e-7b4d-7c00-8000-000000000001',
  '018f2c1e-7b4d-7c00-8000-00000000000g',
  '-----------------------------------a',
])('rejects %j as a UUID', (text) => {
  expect(isUuid(text)).toBe(false)
})
