import { beforeEach, describe, expect, it } from 'vitest'
import { mentalCheckDraftStorage } from './draft-storage.ts'

const now = Date.UTC(2026, 10, 22)
const day = 24 * 60 * 60 * 1000
const draft = { choices: { q1: 'q1-a' }, requestKey: 'k' }

beforeEach(() => localStorage.clear())

describe('drafts of mental checks on the device', () => {
  it('finds a draft of its member for seven days', () => {
    mentalCheckDraftStorage.save('a', 'c1', draft, now)
    expect(mentalCheckDraftStorage.find('a', 'c1', now + 7 * day)).toEqual(draft)
    expect(mentalCheckDraftStorage.find('a', 'c1', now + 7 * day + 1)).toBeNull()
    expect(mentalCheckDraftStorage.find('b', 'c1', now)).toBeNull()
  })

  it('removes a sent draft alone', () => {
    for (const check of ['c1', 'c2']) mentalCheckDraftStorage.save('a', check, draft, now)
    mentalCheckDraftStorage.forget('a', 'c1')
    expect(Object.keys(localStorage)).toEqual(['hibiki.mental-check.a.c2'])
  })
})
