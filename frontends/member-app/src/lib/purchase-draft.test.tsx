import { beforeEach, describe, expect, it, vi } from 'vitest'
import { purchaseDraft } from './purchase-draft.ts'

const draft = () => {
  const found = purchaseDraft.get()
  if (!found) throw new Error('there is no draft')
  return found
}

beforeEach(() => purchaseDraft.begin('light'))

describe('the key of a purchase', () => {
  it('is the same for every try, and another as soon as something else is bought', () => {
    const first = draft().requestKey
    purchaseDraft.markSent({ shownAmount: 2980, shownToday: 2980 })
    expect(draft()).toMatchObject({ requestKey: first, sent: true })
    purchaseDraft.choose({ creditCardId: null })
    expect(draft().requestKey).toBe(first)
    purchaseDraft.choose({ creditCardId: 'card' })
    expect(draft()).toMatchObject({ creditCardId: 'card', sent: false })
    expect(draft().requestKey).not.toBe(first)
  })

  it('stays after a refusal, and is new after one that the server keeps', () => {
    const first = draft().requestKey
    purchaseDraft.markSent({ shownAmount: 2980, shownToday: 2980 })
    purchaseDraft.markRefused({ needsNewKey: false })
    expect(draft()).toMatchObject({ requestKey: first, sent: false })
    purchaseDraft.markSent({ shownAmount: 2980, shownToday: 2980 })
    purchaseDraft.markRefused({ needsNewKey: true })
    expect(draft().requestKey).not.toBe(first)
  })
})

describe('the draft', () => {
  it('that was bought is gone; one that another tab has begun meanwhile knows nothing of it', () => {
    purchaseDraft.markSent({ shownAmount: 2980, shownToday: 2980 })
    purchaseDraft.begin('premium')
    const { requestKey } = draft()
    purchaseDraft.markRefused({ needsNewKey: true })
    purchaseDraft.finish()
    expect(draft()).toMatchObject({ productId: 'premium', requestKey, sent: false })
    purchaseDraft.markSent({ shownAmount: 2980, shownToday: 2980 })
    purchaseDraft.finish()
    expect(purchaseDraft.get()).toBeNull()
  })

  it('of another product begins empty; the same product goes on', () => {
    purchaseDraft.choose({ creditCardId: 'card', users: ['a'] })
    purchaseDraft.resume('light')
    expect(draft().creditCardId).toBe('card')
    purchaseDraft.resume('premium')
    expect(draft()).toMatchObject({ productId: 'premium', creditCardId: null, users: [] })
  })

  it('of a visitor becomes the member’s, and nobody else sees it', () => {
    expect(purchaseDraft.ofVisitor()?.productId).toBe('light')
    purchaseDraft.claim('hana')
    expect([draft().memberId, purchaseDraft.ofVisitor()]).toEqual(['hana', null])
    purchaseDraft.claim('taro')
    expect(purchaseDraft.get()).toBeNull()
  })

  it('is nothing when what is stored is no draft', () => {
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

  it('tells of changes here and in other tabs, until nobody listens', () => {
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
