import { describe, expect, it } from 'vitest'
import { compileValidator } from './schema-compilers.ts'

const accepts = (format: string, text: string) =>
  compileValidator({ schema: { type: 'string', format } })(text)

describe('format uuid', () => {
  it.each(['018f2c1e-7b4d-7c00-8000-000000000001', '018F2C1E-7B4D-7C00-8000-00000000000A'])(
    'accepts %s',
    (text) => expect(accepts('uuid', text)).toBe(true),
  )
  it.each([
    'urn:uuid:018f2c1e-7b4d-7c00-8000-000000000001',
    '{018f2c1e-7b4d-7c00-8000-000000000001}',
    '018f2c1e7b4d7c008000000000000001',
    '018f2c1e-7b4d-7c00-8000-000000000001\n',
    ' 018f2c1e-7b4d-7c00-8000-000000000001',
    '018f2c1e-7b4d-7c00-8000-00000000000g',
    '',
  ])('rejects %j', (text) => expect(accepts('uuid', text)).toBe(false))
})

describe('format date', () => {
  it.each(['2028-02-29', '0001-01-01', '9999-12-31'])('accepts %s', (text) =>
    expect(accepts('date', text)).toBe(true),
  )
  it.each([
    '0000-01-01',
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '+002026-01-01',
    '2026-01-01T00:00:00Z',
    '2026-01-01\n',
  ])('rejects %j', (text) => expect(accepts('date', text)).toBe(false))
})

describe('format date-time', () => {
  it.each(['2026-11-28T03:00:00Z', '2026-11-28t03:00:00.123456z', '2026-11-28T23:59:59+09:00'])(
    'accepts %s, which Date parses',
    (text) => {
      expect(accepts('date-time', text)).toBe(true)
      expect(Number.isNaN(Date.parse(text))).toBe(false)
    },
  )
  it.each([
    '2016-12-31T23:59:60Z',
    '2026-11-28T03:00:00+09',
    '2026-11-28T03:00:00+0900',
    '2026-11-28T03:00:00+24:00',
    '2026-11-28T24:00:00Z',
    '2026-02-30T03:00:00Z',
    '0000-01-01T00:00:00Z',
    '2026-11-28T03:00:00',
    '2026-11-28 03:00:00Z',
  ])('rejects %s', (text) => expect(accepts('date-time', text)).toBe(false))
})
