import { describe, expect, it } from 'vitest'
import { chooseRegularAddressId } from '../addresses/regular-address.rules.ts'
import { computeGrantPeriod, isBonusCodeUsable, normalizeBonusCode } from './bonus-code.rules.ts'

describe('normalizeBonusCode', () => {
  it.each([
    ['welcome30', 'WELCOME30'],
    [' WEL-COME 30 ', 'WELCOME30'],
    ['ＷＥＬＣＯＭＥ３０', 'WELCOME30'],
    ['short', null],
    ['ようこそ12345', null],
    ["WELCOME30'--", null],
    ['A'.repeat(33), null],
  ])('normalizes %j to %j', (typed, code) => {
    expect(normalizeBonusCode(typed)).toBe(code)
  })
})

describe('the rules of bonus codes', () => {
  it('allow a code until its last day and its last use, and none that was stopped', () => {
    const code = { uses: 1, maxUses: 2, expiresOn: '2026-11-21', isStopped: false }
    expect(isBonusCodeUsable(code, '2026-11-21')).toBe(true)
    expect(isBonusCodeUsable(code, '2026-11-22')).toBe(false)
    expect(isBonusCodeUsable({ ...code, uses: 2 }, '2026-11-21')).toBe(false)
    expect(isBonusCodeUsable({ ...code, isStopped: true }, '2026-11-21')).toBe(false)
  })

  it('give days from today, or after days given before', () => {
    const from = (until: string | null) => computeGrantPeriod(30, '2026-11-21', until)
    expect(from(null)).toEqual({ fromOn: '2026-11-21', untilOn: '2026-12-21' })
    expect(from('2026-11-01')).toEqual({ fromOn: '2026-11-21', untilOn: '2026-12-21' })
    expect(from('2026-12-01')).toEqual({ fromOn: '2026-12-01', untilOn: '2026-12-31' })
  })
})

describe('chooseRegularAddressId', () => {
  it('returns the requested address, else the current one, else the newest, and null only without addresses', () => {
    expect(chooseRegularAddressId(['b', 'a'], { wanted: 'a', current: 'b' })).toBe('a')
    expect(chooseRegularAddressId(['b', 'a'], { wanted: null, current: 'a' })).toBe('a')
    expect(chooseRegularAddressId(['b', 'a'], { wanted: null, current: null })).toBe('b')
    expect(chooseRegularAddressId(['b'], { wanted: 'gone', current: 'gone' })).toBe('b')
    expect(chooseRegularAddressId([], { wanted: null, current: null })).toBeNull()
  })
})
