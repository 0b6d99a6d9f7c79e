import { describe, expect, it } from 'vitest'
import { emptyDraft, isComplete, openStep, readDraft, requestOf } from './draft.ts'

const chosen = { ...emptyDraft('pic'), userIds: ['p1'], agencyId: 'a1' }

describe('the steps of a transfer', () => {
  it('need somebody to move and a place to move to', () => {
    expect(isComplete('customer', emptyDraft('customer'), 0)).toBe(false)
    expect(isComplete('customer', { ...emptyDraft('customer'), userIds: ['c1'] }, 0)).toBe(true)
    expect(isComplete('customer', { ...emptyDraft('customer'), userIds: ['c1'] }, 1)).toBe(false)
    expect(isComplete('customer', { ...emptyDraft('customer'), agencyId: 'a1' }, 1)).toBe(true)
  })

  it('need an answer about the customers when a person in charge moves', () => {
    expect(isComplete('pic', chosen, 1)).toBe(false)
    expect(isComplete('pic', { ...chosen, customersOfPic: 'stay' }, 1)).toBe(true)
  })

  it('never open before what comes first', () => {
    expect(openStep('pic', { ...emptyDraft('pic'), step: 2 })).toBe(0)
    expect(openStep('pic', { ...chosen, step: 2 })).toBe(1)
    expect(openStep('pic', { ...chosen, customersOfPic: 'stay', step: 2 })).toBe(2)
  })
})

describe('the request', () => {
  it('names no person in charge for who becomes one', () => {
    const draft = { ...chosen, picId: 'p9', customersOfPic: 'follow' as const }
    expect(requestOf('pic', draft, '100000000002')).toEqual({
      userIds: ['p1'],
      targetAgencyCode: '100000000002',
      targetRole: 'ROLE_PERSON_IN_CHARGE',
      targetPicId: null,
      customersOfPic: 'follow',
    })
  })

  it('of customers says nothing about customers of theirs', () => {
    const draft = { ...emptyDraft('customer'), userIds: ['c1'], agencyId: 'a1', picId: 'p9' }
    expect(requestOf('customer', draft, '100000000002')).toEqual({
      userIds: ['c1'],
      targetAgencyCode: '100000000002',
      targetRole: 'ROLE_CUSTOMER',
      targetPicId: 'p9',
    })
  })
})

describe('a stored draft', () => {
  it('comes back as it was', () => {
    expect(readDraft('pic', JSON.stringify({ ...chosen, step: 1 }))).toEqual({ ...chosen, step: 1 })
  })

  it.each([null, '', '{', '"x"', '{"step":7,"userIds":[]}', '{"step":1}'])('of %j is empty', (stored) => {
    expect(readDraft('pic', stored)).toEqual(emptyDraft('pic'))
  })
})
