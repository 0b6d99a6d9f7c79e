import { describe, expect, it } from 'vitest'
import { findDangerGroup } from './find-danger-group.rules.ts'
// The patterns were written for the first half; the second one was measured once, after that.
import heldOut from './fixtures/held-out-sentences.json' with { type: 'json' }
import sentences from './fixtures/sentences.json' with { type: 'json' }

const MIN_DANGEROUS = 0.98
const MAX_ORDINARY = 0.03
const MIN_LANGUAGE = 0.95

const halves = [
  ['the sentences it was written for', sentences],
  ['sentences kept apart', heldOut],
] as const

describe.each(halves)('findDangerGroup on %s', (_, half) => {
  const languages = Object.values(half)
  const missed = (list: readonly string[]) => list.filter((text) => findDangerGroup(text) === null)
  const alarmed = (list: readonly string[]) => list.filter((text) => findDangerGroup(text) !== null)

  it('recognises at least 98 % of what people in danger write', () => {
    const dangerous = languages.flatMap((language) => language.dangerous)
    expect(dangerous.length).toBeGreaterThan(100)
    const found = missed(dangerous)
    expect(found.length / dangerous.length, found.join(' | ')).toBeLessThanOrEqual(1 - MIN_DANGEROUS)
  })

  it('recognises no danger in at least 97 % of ordinary texts', () => {
    const ordinary = languages.flatMap((language) => language.ordinary)
    expect(ordinary.length).toBeGreaterThan(100)
    const found = alarmed(ordinary)
    expect(found.length / ordinary.length, found.join(' | ')).toBeLessThanOrEqual(MAX_ORDINARY)
  })

  it.each(Object.entries(half))(
    'misses at most 5 % and raises at most 5 % false alarms in %s',
    (_language, texts) => {
      expect(missed(texts.dangerous).length / texts.dangerous.length).toBeLessThanOrEqual(1 - MIN_LANGUAGE)
      expect(alarmed(texts.ordinary).length / texts.ordinary.length).toBeLessThanOrEqual(1 - MIN_LANGUAGE)
    },
  )
})

describe('findDangerGroup', () => {
  it.each([
    ['I can’t breathe'],
    ['I canʼt breathe'],
    ['Ｉ ｃａｎ＇ｔ ｂｒｅａｔｈｅ'],
    ['シニタイ'],
    ['ｼﾆﾀｲ'],
    ['死 に た い'],
    ['死\u200bに\u2060たい'],
    ['オーバードーズしました'],
    ['おーばーどーずしました'],
    ['息が\nできない'],
  ])('recognises %j as it is typed on any keyboard', (text) => {
    expect(findDangerGroup(text)).not.toBeNull()
  })
})
