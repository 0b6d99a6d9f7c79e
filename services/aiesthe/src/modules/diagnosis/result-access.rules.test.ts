import { describe, expect, it } from 'vitest'
import { canSeeResult } from './result-access.rules.ts'

const result = { memberId: 'owner', published: true, isFinished: true, customerOfAgency: '1' }
const hidden = { ...result, published: false }
const caller = (role: string, agencyCode: string | null = null) => ({
  userId: 'somebody',
  roles: [role],
  agencyCode,
})

describe('canSeeResult', () => {
  it('lets the owner see all of their own results, finished or not', () => {
    const owner = { userId: 'owner', roles: ['ROLE_GENERAL'], agencyCode: null }
    for (const own of [result, hidden, { ...hidden, isFinished: false }])
      expect(canSeeResult(owner, own)).toBe(true)
  })

  it.each([
    ['person in charge of the agency, published', caller('ROLE_PERSON_IN_CHARGE', '1'), result, true],
    ['person in charge of the agency, not published', caller('ROLE_PERSON_IN_CHARGE', '1'), hidden, false],
    ['person in charge of another agency', caller('ROLE_PERSON_IN_CHARGE', '2'), result, false],
    [
      'person in charge without agency',
      caller('ROLE_PERSON_IN_CHARGE'),
      { ...result, customerOfAgency: null },
      false,
    ],
    ['another customer of the agency', caller('ROLE_CUSTOMER', '1'), result, false],
    ['anybody else', caller('ROLE_GENERAL'), result, false],
    ['an administrator', caller('ROLE_ADMIN'), hidden, true],
    ['an administrator, not finished', caller('ROLE_ADMIN'), { ...result, isFinished: false }, false],
    [
      'person in charge, not finished',
      caller('ROLE_PERSON_IN_CHARGE', '1'),
      { ...result, isFinished: false },
      false,
    ],
  ])('whether %s may see a result: %s', (_who, who, what, may) => {
    expect(canSeeResult(who, what)).toBe(may)
  })
})
