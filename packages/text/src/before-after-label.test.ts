import { describe, expect, it } from 'vitest'
import { nameBeforeAfterPair, parseBeforeAfterLabel } from './before-after-label.ts'

describe('parseBeforeAfterLabel', () => {
  it.each([
    ['施術前のお疲れ具合（0〜10）', 'before', 'お疲れ具合（0〜10）'],
    ['施術後のお疲れ具合（0〜10）', 'after', 'お疲れ具合（0〜10）'],
    ['はり・こわばり 施術前（0〜10）', 'before', 'はり・こわばり（0〜10）'],
    ['水分（後）', 'after', '水分'],
    ['水分 前', 'before', '水分'],
    ['Tiredness before (0–10)', 'before', 'Tiredness(0–10)'],
    ['After the treatment', 'after', ''],
    ['护理前紧绷感', 'before', '紧绷感'],
    ['護理後緊繃感', 'after', '緊繃感'],
  ])('reads %s as %s', (label, moment, name) => {
    expect(parseBeforeAfterLabel(label)).toEqual({ moment, name })
  })

  it.each(['お名前', '午後の予定', '施術前後の写真', '前回からの変化', 'Aftercare', 'beforehand', '圧'])(
    'finds no moment in %s',
    (label) => {
      expect(parseBeforeAfterLabel(label)).toBeNull()
    },
  )
})

it.each([
  ['施術前の水分', '施術後の水分', '水分'],
  ['はじめの水分', '施術後の水分', '水分'],
  ['はじめの水分', 'おわりの水分', 'はじめの水分'],
  ['施術前', '施術後', '施術前'],
])('nameBeforeAfterPair of %s and %s is %s', (before, after, name) => {
  expect(nameBeforeAfterPair(before, after)).toBe(name)
})
