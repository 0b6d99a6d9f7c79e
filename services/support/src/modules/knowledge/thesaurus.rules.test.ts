import { expect, it } from 'vitest'
import { toSimplified } from './simplified.rules.ts'
import { findConcepts } from './thesaurus.rules.ts'
import { accountConcepts } from './thesaurus-account.rules.ts'
import { chineseConcepts } from './thesaurus-chinese.rules.ts'
import { listeningConcepts } from './thesaurus-listening.rules.ts'

it('the thesaurus has a Chinese pattern for every concept', () => {
  const names = Object.keys({ ...accountConcepts, ...listeningConcepts })
  expect(Object.keys(chineseConcepts).toSorted()).toEqual(names.toSorted())
})

it('finds concepts in Chinese by Chinese words and by words in Latin letters', () => {
  expect(findConcepts(toSimplified('藍牙耳機'), { chinese: true })).toContain('headphones')
  expect(findConcepts('bluetooth 能用吗', { chinese: true })).toContain('headphones')
  expect(findConcepts('蓝牙耳机', { chinese: false })).not.toContain('headphones')
})

it('converts Chinese to simplified characters and leaves other characters', () => {
  expect(toSimplified('護理卡、頭髮、隨心聽')).toBe('护理卡、头发、随心听')
  expect(toSimplified('解约 kanade')).toBe('解约 kanade')
})
