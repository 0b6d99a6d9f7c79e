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
    ['lets the person in charge see a published result', caller('ROLE_PERSON_IN_CHARGE', '1'), result, true],
    [
      'hides an unpublished result from the person in charge',
      caller('ROLE_PERSON_IN_CHARGE', '1'),
      hidden,
      false,
    ],
    [
      'hides a published result from a person in charge of another agency',
      caller('ROLE_PERSON_IN_CHARGE', '2'),
      result,
      false,
    ],
    [
      'hides the result of a member without an agency from a person in charge without one',
      caller('ROLE_PERSON_IN_CHARGE'),
      { ...result, customerOfAgency: null },
      false,
    ],
    [
      'hides a published result from another customer of the agency',
      caller('ROLE_CUSTOMER', '1'),
      result,
      false,
    ],
    ['hides a published result from any other member', caller('ROLE_GENERAL'), result, false],
    ['lets an administrator see an unpublished result', caller('ROLE_ADMIN'), hidden, true],
    [
      'hides an unfinished result from an administrator',
      caller('ROLE_ADMIN'),
      { ...result, isFinished: false },
      false,
    ],
    [
      'hides an unfinished result from the person in charge',
      caller('ROLE_PERSON_IN_CHARGE', '1'),
      { ...result, isFinished: false },
      false,
    ],
  ])('%s', (_who, who, what, may) => {
    expect(canSeeResult(who, what)).toBe(may)
  })
})
