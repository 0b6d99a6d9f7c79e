import { describe, expect, it } from 'vitest'
import type { Membership } from '../agencies/membership.rules.ts'
import {
  computeCustomerMembershipAfter,
  computeUndoUntil,
  findTransferProblem,
  type TransferDestination,
} from './transfer.rules.ts'

const customer: Membership = { role: 'ROLE_CUSTOMER', agencyCode: 'A', status: '3', picId: 'p' }
const to: TransferDestination = { agencyCode: 'B', role: 'ROLE_CUSTOMER', picId: null }

describe('findTransferProblem', () => {
  it('accepts members of an agency and rejects all others', () => {
    expect(findTransferProblem('c', customer, to)).toBeNull()
    for (const from of [
      undefined,
      { ...customer, status: '1' as const },
      { ...customer, role: 'ROLE_GENERAL' as const, status: '3' as const },
    ])
      expect(findTransferProblem('c', from, to)).toBe('not-transferable')
  })

  it('rejects a member who is there already, unless role or person in charge change', () => {
    const there = { agencyCode: 'A', role: 'ROLE_CUSTOMER', picId: 'p' } as const
    expect(findTransferProblem('c', customer, there)).toBe('already-there')
    expect(findTransferProblem('c', customer, { ...there, picId: 'q' })).toBeNull()
    expect(findTransferProblem('c', customer, { ...there, role: 'ROLE_PERSON_IN_CHARGE' })).toBeNull()
    expect(findTransferProblem('c', customer, { ...there, picId: 'c' })).toBe('own-pic')
  })
})

describe('computeCustomerMembershipAfter', () => {
  const pic = {
    id: 'p',
    to: { agencyCode: 'B', role: 'ROLE_PERSON_IN_CHARGE', picId: null } as TransferDestination,
  }

  it('follows with the same person in charge, or stays without one', () => {
    expect(computeCustomerMembershipAfter(customer, pic, 'follow')).toEqual({ ...customer, agencyCode: 'B' })
    expect(computeCustomerMembershipAfter(customer, pic, 'stay')).toEqual({ ...customer, picId: null })
  })

  it('removes a person in charge who no longer is one', () => {
    const demoted = { id: 'p', to }
    expect(computeCustomerMembershipAfter(customer, demoted, 'follow')).toEqual({
      ...customer,
      agencyCode: 'B',
      picId: null,
    })
  })
})

describe('computeUndoUntil', () => {
  it('returns the time a day later', () => {
    expect(computeUndoUntil(new Date('2026-11-21T00:00:00Z'))).toEqual(new Date('2026-11-22T00:00:00Z'))
  })
})
