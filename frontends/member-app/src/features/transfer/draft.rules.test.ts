import { describe, expect, it } from 'vitest'
import {
  createEmptyDraft,
  findShownStep,
  isStepComplete,
  readDraft,
  toTransferRequest,
} from './draft.rules.ts'

const chosen = { ...createEmptyDraft('pic'), userIds: ['p1'], agencyId: 'a1' }

describe('the steps of a transfer', () => {
  it('need somebody to move and a place to move to', () => {
    expect(isStepComplete('customer', createEmptyDraft('customer'), 0)).toBe(false)
    expect(isStepComplete('customer', { ...createEmptyDraft('customer'), userIds: ['c1'] }, 0)).toBe(true)
    expect(isStepComplete('customer', { ...createEmptyDraft('customer'), userIds: ['c1'] }, 1)).toBe(false)
    expect(isStepComplete('customer', { ...createEmptyDraft('customer'), agencyId: 'a1' }, 1)).toBe(true)
  })

  it('need an answer about the customers when a person in charge moves', () => {
    expect(isStepComplete('pic', chosen, 1)).toBe(false)
    expect(isStepComplete('pic', { ...chosen, customersOfPic: 'stay' }, 1)).toBe(true)
  })

  it('never open before what comes first', () => {
    expect(findShownStep('pic', { ...createEmptyDraft('pic'), step: 2 })).toBe(0)
    expect(findShownStep('pic', { ...chosen, step: 2 })).toBe(1)
    expect(findShownStep('pic', { ...chosen, customersOfPic: 'stay', step: 2 })).toBe(2)
  })
})

describe('the request', () => {
  it('names no person in charge for who becomes one', () => {
    const draft = { ...chosen, picId: 'p9', customersOfPic: 'follow' as const }
    expect(toTransferRequest('pic', draft, '100000000002')).toEqual({
      userIds: ['p1'],
      targetAgencyCode: '100000000002',
      targetRole: 'ROLE_PERSON_IN_CHARGE',
      targetPicId: null,
      customersOfPic: 'follow',
    })
  })

  it('of customers says nothing about customers of theirs', () => {
    const draft = { ...createEmptyDraft('customer'), userIds: ['c1'], agencyId: 'a1', picId: 'p9' }
    expect(toTransferRequest('customer', draft, '100000000002')).toEqual({
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
    expect(readDraft('pic', stored)).toEqual(createEmptyDraft('pic'))
  })
})
