import { describe, expect, it } from 'vitest'
import {
  createEmptyDraft,
  findShownStep,
  isStepComplete,
  parseTransferDraft,
  toTransferRequest,
} from './draft.rules.ts'

const chosen = { ...createEmptyDraft('pic'), userIds: ['p1'], agencyId: 'a1' }

describe('the steps of a transfer', () => {
  it('requires members to move and a destination', () => {
    expect(isStepComplete('customer', createEmptyDraft('customer'), 0)).toBe(false)
    expect(isStepComplete('customer', { ...createEmptyDraft('customer'), userIds: ['c1'] }, 0)).toBe(true)
    expect(isStepComplete('customer', { ...createEmptyDraft('customer'), userIds: ['c1'] }, 1)).toBe(false)
    expect(isStepComplete('customer', { ...createEmptyDraft('customer'), agencyId: 'a1' }, 1)).toBe(true)
  })

  it('requires a decision about the customers when a person in charge moves', () => {
    expect(isStepComplete('pic', chosen, 1)).toBe(false)
    expect(isStepComplete('pic', { ...chosen, customersOfPic: 'stay' }, 1)).toBe(true)
  })

  it('never opens a step before the earlier ones are complete', () => {
    expect(findShownStep('pic', { ...createEmptyDraft('pic'), step: 2 })).toBe(0)
    expect(findShownStep('pic', { ...chosen, step: 2 })).toBe(1)
    expect(findShownStep('pic', { ...chosen, customersOfPic: 'stay', step: 2 })).toBe(2)
  })
})

describe('the body of a transfer request', () => {
  it('sends no person in charge for a member who becomes one', () => {
    const draft = { ...chosen, picId: 'p9', customersOfPic: 'follow' as const }
    expect(toTransferRequest('pic', draft, '100000000002')).toEqual({
      userIds: ['p1'],
      targetAgencyCode: '100000000002',
      targetRole: 'ROLE_PERSON_IN_CHARGE',
      targetPicId: null,
      customersOfPic: 'follow',
    })
  })

  it('sends no decision about customers when customers are moved', () => {
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
  it('restores a stored draft unchanged', () => {
    expect(parseTransferDraft('pic', JSON.stringify({ ...chosen, step: 1 }))).toEqual({ ...chosen, step: 1 })
  })

  it.each([null, '', '{', '"x"', '{"step":7,"userIds":[]}', '{"step":1}'])(
    'returns an empty draft for the stored value %j',
    (stored) => {
      expect(parseTransferDraft('pic', stored)).toEqual(createEmptyDraft('pic'))
    },
  )
})
