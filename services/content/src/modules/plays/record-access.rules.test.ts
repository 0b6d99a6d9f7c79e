import { describe, expect, it } from 'vitest'
import { canViewPlay } from './record-access.rules.ts'

const record = { memberId: 'customer', customerOfAgency: 'tokyo' }
const caller = (userId: string, role: string, agencyCode: string | null = null) => ({
  userId,
  roles: [role],
  agencyCode,
})

describe('canViewPlay', () => {
  it.each([
    ['the member', caller('customer', 'ROLE_CUSTOMER', 'tokyo'), true],
    ['their person in charge', caller('pic', 'ROLE_PERSON_IN_CHARGE', 'tokyo'), true],
    ['an administrator', caller('admin', 'ROLE_ADMIN'), true],
    ['another agency', caller('pic2', 'ROLE_PERSON_IN_CHARGE', 'osaka'), false],
    ['a person in charge without an agency yet', caller('new', 'ROLE_PERSON_IN_CHARGE'), false],
    ['another customer of the agency', caller('other', 'ROLE_CUSTOMER', 'tokyo'), false],
    ['an enterprise', caller('hotel', 'ROLE_ENTERPRISE', 'tokyo'), false],
  ])('whether %s may view a play of the customer: %s', (_who, who, may) => {
    expect(canViewPlay(who, record)).toBe(may)
  })

  it('rejects a person in charge for a member without an agency', () => {
    const nobodys = { memberId: 'general', customerOfAgency: null }
    expect(canViewPlay(caller('new', 'ROLE_PERSON_IN_CHARGE'), nobodys)).toBe(false)
  })
})
