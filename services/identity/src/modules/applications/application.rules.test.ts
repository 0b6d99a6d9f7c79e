import { describe, expect, it } from 'vitest'
import { membershipAfterDeletion } from './application.rules.ts'

const member = { role: 'ROLE_GENERAL', agencyCode: '100000000001', picId: null } as const
const none = { ...member, agencyCode: null, status: '0' } as const

describe('membershipAfterDeletion', () => {
  it('lifts a restriction that no application explains any more', () => {
    expect(membershipAfterDeletion({ ...member, status: '2' }, [])).toEqual(none)
    expect(membershipAfterDeletion({ ...member, status: '2' }, ['1'])).toEqual(none)
    expect(membershipAfterDeletion({ ...member, status: '1' }, ['2'])).toEqual(none)
  })

  it('leaves what another application explains, and every approved member', () => {
    for (const [status, remaining] of [
      ['2', ['2']],
      ['1', ['0']],
      ['3', []],
    ] as const)
      expect(membershipAfterDeletion({ ...member, status }, remaining).status).toBe(status)
  })
})
