import { describe, expect, it } from 'vitest'
import { computeMembershipAfterDeletion } from './application.rules.ts'

const member = { role: 'ROLE_GENERAL', agencyCode: '100000000001', picId: null } as const
const none = { ...member, agencyCode: null, status: '0' } as const

describe('computeMembershipAfterDeletion', () => {
  it('lifts a restriction that no remaining application explains', () => {
    expect(computeMembershipAfterDeletion({ ...member, status: '2' }, [])).toEqual(none)
    expect(computeMembershipAfterDeletion({ ...member, status: '2' }, ['1'])).toEqual(none)
    expect(computeMembershipAfterDeletion({ ...member, status: '1' }, ['2'])).toEqual(none)
  })

  it('keeps a restriction that another application explains, and approved members', () => {
    for (const [status, remaining] of [
      ['2', ['2']],
      ['1', ['0']],
      ['3', []],
    ] as const)
      expect(computeMembershipAfterDeletion({ ...member, status }, remaining).status).toBe(status)
  })
})
