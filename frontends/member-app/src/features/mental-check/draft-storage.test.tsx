import { beforeEach, describe, expect, it } from 'vitest'
import { mentalCheckDraftStorage } from './draft-storage.ts'

const now = Date.UTC(2026, 10, 22)
const day = 24 * 60 * 60 * 1000
const draft = { choices: { q1: 'q1-a' }, requestKey: 'k' }
const kept = () => Object.keys(localStorage).toSorted()

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('hibiki.scale', '1')
})

describe('drafts of mental checks on the device', () => {
  it('finds a draft of its member for seven days', () => {
    mentalCheckDraftStorage.save('a', 'c1', draft, now)
    expect(mentalCheckDraftStorage.find('a', 'c1', now + 7 * day)).toEqual(draft)
    expect(mentalCheckDraftStorage.find('a', 'c1', now + 7 * day + 1)).toBeNull()
    expect(mentalCheckDraftStorage.find('b', 'c1', now)).toBeNull()
  })

  it('removes drafts that are too old or broken', () => {
    mentalCheckDraftStorage.save('a', 'c1', draft, now - 7 * day - 1)
    mentalCheckDraftStorage.save('a', 'c2', draft, now)
    localStorage.setItem('hibiki.mental-check.a.c3', '{')
    mentalCheckDraftStorage.sweep(null, now)
    expect(kept()).toEqual(['hibiki.mental-check.a.c2', 'hibiki.scale'])
  })

  it('removes drafts when another member logs in', () => {
    mentalCheckDraftStorage.save('a', 'c1', draft, now)
    mentalCheckDraftStorage.save('b', 'c1', draft, now)
    mentalCheckDraftStorage.sweep(null, now)
    expect(kept()).toHaveLength(3)
    mentalCheckDraftStorage.sweep('b', now)
    expect(kept()).toEqual(['hibiki.mental-check.b.c1', 'hibiki.scale'])
  })

  it('removes a sent draft, or all drafts together', () => {
    for (const check of ['c1', 'c2', 'c3']) mentalCheckDraftStorage.save('a', check, draft, now)
    mentalCheckDraftStorage.forget('a', 'c1')
    expect(kept()).toHaveLength(3)
    mentalCheckDraftStorage.clearAll()
    expect(kept()).toEqual(['hibiki.scale'])
  })
})
