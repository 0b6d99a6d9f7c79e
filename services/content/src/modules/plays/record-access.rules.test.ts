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
    ['allows the member', caller('customer', 'ROLE_CUSTOMER', 'tokyo'), true],
    ['allows their person in charge', caller('pic', 'ROLE_PERSON_IN_CHARGE', 'tokyo'), true],
    ['allows an administrator', caller('admin', 'ROLE_ADMIN'), true],
    [
      'does not allow a person in charge of another agency',
      caller('pic2', 'ROLE_PERSON_IN_CHARGE', 'osaka'),
      false,
    ],
    [
      'does not allow a person in charge without an agency yet',
      caller('new', 'ROLE_PERSON_IN_CHARGE'),
      false,
    ],
    ['does not allow another customer of the agency', caller('other', 'ROLE_CUSTOMER', 'tokyo'), false],
    ['does not allow an enterprise account', caller('hotel', 'ROLE_ENTERPRISE', 'tokyo'), false],
  ])('%s to view a play of the customer', (_who, who, may) => {
    expect(canViewPlay(who, record)).toBe(may)
  })

  it('rejects a person in charge for a member without an agency', () => {
    const nobodys = { memberId: 'general', customerOfAgency: null }
    expect(canViewPlay(caller('new', 'ROLE_PERSON_IN_CHARGE'), nobodys)).toBe(false)
  })
})
