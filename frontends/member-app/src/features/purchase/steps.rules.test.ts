import { describe, expect, it } from 'vitest'
import { findPreviousStep, findShownStep, listPurchaseSteps, type PurchaseStepName } from './steps.rules.ts'

describe('the steps of a purchase', () => {
  it.each([
    [{ needsAgreements: true, choosesUsers: false, rental: false }, ['agreements', 'card', 'confirm']],
    [{ needsAgreements: false, choosesUsers: false, rental: false }, ['card', 'confirm']],
    [{ needsAgreements: false, choosesUsers: false, rental: true }, ['delivery', 'card', 'confirm']],
    [
      { needsAgreements: true, choosesUsers: true, rental: true },
      ['agreements', 'users', 'delivery', 'card', 'confirm'],
    ],
  ])('lists for %j the steps %j', (purchase, steps) => expect(listPurchaseSteps(purchase)).toEqual(steps))
})

describe('the step that is shown', () => {
  const steps: PurchaseStepName[] = ['users', 'delivery', 'card', 'confirm']
  const open = (asked: string | null, ...complete: PurchaseStepName[]) =>
    findShownStep(steps, asked, (step) => complete.includes(step))

  it('shows the first incomplete step when none is requested', () => {
    expect(open(null)).toBe('users')
    expect(open(null, 'users', 'delivery')).toBe('card')
    expect(open(null, 'users', 'delivery', 'card')).toBe('confirm')
  })

  it('shows a requested earlier step, but none after an incomplete one', () => {
    expect(open('users', 'users', 'delivery')).toBe('users')
    expect(open('confirm', 'users')).toBe('delivery')
    expect(open('confirm', 'users', 'card')).toBe('delivery')
  })

  it('never shows a step that this purchase lacks', () => {
    expect(open('agreements', 'users')).toBe('delivery')
    expect(open('else', 'users')).toBe('delivery')
  })
})

describe('the step before', () => {
  it('is the one before in the sequence, and none before its first', () => {
    expect(findPreviousStep(['users', 'card', 'confirm'], 'card')).toBe('users')
    expect(findPreviousStep(['users', 'card', 'confirm'], 'users')).toBeUndefined()
    expect(findPreviousStep(['confirm'], 'confirm')).toBeUndefined()
  })

  it('is the review for a step that was opened from there', () => {
    expect(findPreviousStep(['confirm'], 'delivery')).toBe('confirm')
  })
})
