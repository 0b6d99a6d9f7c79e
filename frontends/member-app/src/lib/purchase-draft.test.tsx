import { beforeEach, describe, expect, it, vi } from 'vitest'
import { purchaseDraft } from './purchase-draft.ts'

const draft = () => {
  const found = purchaseDraft.get()
  if (!found) throw new Error('there is no draft')
  return found
}

beforeEach(() => purchaseDraft.begin('light'))

describe('the key of a purchase', () => {
  it('keeps the key for every attempt and changes it with the purchase', () => {
    const first = draft().requestKey
    purchaseDraft.markSent({ shownAmount: 2980, shownToday: 2980, shownPeriod: 'month' })
    expect(draft()).toMatchObject({ requestKey: first, sent: true })
    purchaseDraft.choose({ creditCardId: null })
    expect(draft().requestKey).toBe(first)
    purchaseDraft.choose({ creditCardId: 'card' })
    expect(draft()).toMatchObject({ creditCardId: 'card', sent: false })
    expect(draft().requestKey).not.toBe(first)
  })

  it('keeps the key after a refusal and renews it after a final one', () => {
    const first = draft().requestKey
    purchaseDraft.markSent({ shownAmount: 2980, shownToday: 2980, shownPeriod: 'month' })
    purchaseDraft.markRefused({ needsNewKey: false })
    expect(draft()).toMatchObject({ requestKey: first, sent: false })
    purchaseDraft.markSent({ shownAmount: 2980, shownToday: 2980, shownPeriod: 'month' })
    purchaseDraft.markRefused({ needsNewKey: true })
    expect(draft().requestKey).not.toBe(first)
  })
})

describe('the draft', () => {
  it('removes a bought draft but keeps one that another tab has begun', () => {
    purchaseDraft.markSent({ shownAmount: 2980, shownToday: 2980, shownPeriod: 'month' })
    purchaseDraft.begin('premium')
    const { requestKey } = draft()
    purchaseDraft.markRefused({ needsNewKey: true })
    purchaseDraft.finish()
    expect(draft()).toMatchObject({ productId: 'premium', requestKey, sent: false })
    purchaseDraft.markSent({ shownAmount: 2980, shownToday: 2980, shownPeriod: 'month' })
    purchaseDraft.finish()
    expect(purchaseDraft.get()).toBeNull()
  })

  it('starts empty for another product and resumes the same product', () => {
    purchaseDraft.choose({ creditCardId: 'card', users: ['a'] })
    purchaseDraft.resume('light')
    expect(draft().creditCardId).toBe('card')
    purchaseDraft.resume('premium')
    expect(draft()).toMatchObject({ productId: 'premium', creditCardId: null, users: [] })
  })

  it('assigns a visitor’s draft to the member and hides it from others', () => {
    expect(purchaseDraft.ofVisitor()?.productId).toBe('light')
    purchaseDraft.claim('hana')
    expect([draft().memberId, purchaseDraft.ofVisitor()]).toEqual(['hana', null])
    purchaseDraft.claim('taro')
    expect(purchaseDraft.get()).toBeNull()
  })

  it('returns null when the stored value is no draft', () => {
    for (const stored of [
      '{',
      'null',
      '7',
      '{"productId":"light"}',
      '{"productId":1,"users":[],"requestKey":"k"}',
    ]) {
      localStorage.setItem('hibiki.purchase-draft', stored)
      expect(purchaseDraft.get()).toBeNull()
    }
  })

  it('notifies subscribers of changes here and in other tabs until they unsubscribe', () => {
    const listener = vi.fn()
    const stop = purchaseDraft.subscribe(listener)
    purchaseDraft.choose({ addressId: 'home' })
    window.dispatchEvent(new StorageEvent('storage'))
    expect(listener).toHaveBeenCalledTimes(2)
    stop()
    purchaseDraft.clear()
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
