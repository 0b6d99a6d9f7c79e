import { expect, it } from 'vitest'
import { toSimplified } from './simplified.rules.ts'
import { listConcepts } from './thesaurus.rules.ts'
import { accountConceptPatterns } from './thesaurus-account.rules.ts'
import { chineseConceptPatterns } from './thesaurus-chinese.rules.ts'
import { listeningConceptPatterns } from './thesaurus-listening.rules.ts'

it('the thesaurus has a Chinese pattern for every concept', () => {
  const names = Object.keys({ ...accountConceptPatterns, ...listeningConceptPatterns })
  expect(Object.keys(chineseConceptPatterns).toSorted()).toEqual(names.toSorted())
})

it('finds concepts in Chinese by Chinese words and by words in Latin letters', () => {
  expect(listConcepts(toSimplified('藍牙耳機'), { chinese: true })).toContain('headphones')
  expect(listConcepts('bluetooth 能用吗', { chinese: true })).toContain('headphones')
  expect(listConcepts('蓝牙耳机', { chinese: false })).not.toContain('headphones')
})

it('converts Chinese to simplified characters and leaves other characters', () => {
  expect(toSimplified('護理卡、頭髮、隨心聽')).toBe('护理卡、头发、随心听')
  expect(toSimplified('解约 kanade')).toBe('解约 kanade')
})
