import { describe, expect, it } from 'vitest'
import { joinFacts } from './join-facts.ts'

describe('joinFacts', () => {
  it.each([
    ['ja', '海・鎌倉'],
    ['en', '海 · 鎌倉'],
    ['cn', '海·鎌倉'],
    ['tw', '海·鎌倉'],
  ] as const)('separates facts like %s, and leaves out missing ones', (language, joined) => {
    expect(joinFacts(['海', '', null, undefined, false, '鎌倉'], language)).toBe(joined)
  })

  it('adds no separator to a single fact', () => {
    expect(joinFacts(['', '鎌倉'], 'ja')).toBe('鎌倉')
    expect(joinFacts([], 'en')).toBe('')
  })
})
