import { describe, expect, it } from 'vitest'
import {
  chooseAgency,
  chooseRole,
  createDraft,
  emptyDraft,
  isStepComplete,
  togglePerson,
  toTransferRequest,
} from './transfer-draft.ts'

const hanako = { id: 'm1', username: '花子' }
const agency = { id: 'a1', code: '100000000001', name: '東京' }

describe('the draft of a transfer', () => {
  it('requires at least one person before the destination step', () => {
    expect(isStepComplete(emptyDraft, 0)).toBe(false)
    const chosen = togglePerson(emptyDraft, hanako)
    expect(isStepComplete(chosen, 0)).toBe(true)
    expect(isStepComplete(togglePerson(chosen, hanako), 0)).toBe(false)
  })

  it('requires an agency for a customer, and leaves the person in charge to the agency unless one is chosen', () => {
    const draft = chooseAgency(togglePerson(emptyDraft, hanako), agency)
    expect(toTransferRequest(draft)).toEqual({
      userIds: ['m1'],
      targetAgencyCode: '100000000001',
      targetRole: 'ROLE_CUSTOMER',
      targetPicId: null,
    })
    expect(toTransferRequest({ ...draft, picId: 'p1' })?.targetPicId).toBe('p1')
  })

  it('requires a decision about the customers before a person in charge can move', () => {
    const draft = chooseAgency(togglePerson(createDraft('ROLE_PERSON_IN_CHARGE'), hanako), agency)
    expect(isStepComplete(draft, 1)).toBe(false)
    expect(toTransferRequest(draft)).toBeNull()
    expect(toTransferRequest({ ...draft, customersOfPic: 'stay' })).toMatchObject({
      targetRole: 'ROLE_PERSON_IN_CHARGE',
      targetPicId: null,
      customersOfPic: 'stay',
    })
  })

  it('clears the person in charge when the agency or the role changes', () => {
    const draft = { ...chooseAgency(emptyDraft, agency), picId: 'p1' }
    expect(chooseAgency(draft, { ...agency, id: 'a2' }).picId).toBeNull()
    expect(chooseRole(draft, 'ROLE_PERSON_IN_CHARGE').picId).toBeNull()
  })
})
