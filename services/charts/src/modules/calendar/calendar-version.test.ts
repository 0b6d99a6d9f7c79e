import { describe, expect, it } from 'vitest'
import { computeCalendarVersion } from './calendar-version.ts'

const secret = 'a'.repeat(32)
const empty = { names: new Map([['id', '花子']]), digest: '' }

describe('computeCalendarVersion', () => {
  it('gives replicas that share a secret the same version, in whatever order the members are read', () => {
    const forth = new Map([
      ['one', '花子'],
      ['two', '太郎'],
    ])
    const back = new Map([...forth].reverse())
    expect(computeCalendarVersion([secret], { names: forth, digest: 'a' })).toBe(
      computeCalendarVersion([secret, 'b'.repeat(32)], { names: back, digest: 'a' }),
    )
  })

  it('changes with the events and with the name of a member', () => {
    const versions = [empty, { ...empty, digest: 'a' }, { ...empty, names: new Map([['id', '華子']]) }].map(
      (content) => computeCalendarVersion([secret], content),
    )
    expect(new Set(versions).size).toBe(versions.length)
  })

  it('lets nobody compute the version of a calendar without the secret', () => {
    expect(computeCalendarVersion([secret], empty)).not.toBe(computeCalendarVersion(['b'.repeat(32)], empty))
    expect(() => computeCalendarVersion([], empty)).toThrow('INTERNAL_KEYS')
  })
})
