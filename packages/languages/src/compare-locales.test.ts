import { describe, expect, it } from 'vitest'
import { compareLocales } from './compare-locales.ts'

const ja = { title: '{{count}}件の記録', menu: { home: 'ホーム', items_other: '{{n}}件' } }
const en = {
  title: '{{count}} records',
  menu: { home: 'Home', items_one: 'one item', items_other: '{{n}} items' },
}

describe('compareLocales', () => {
  it('accepts equal keys and placeholders, with different plural forms', () => {
    expect(compareLocales({ ja, en })).toEqual([])
  })

  it.each([
    ['lacks a key of a complete language', { ...en, menu: { home: 'Home' } }, 'en lacks menu.items'],
    ['has a key that Japanese lacks', { ...en, more: 'more' }, 'en has more, which ja lacks'],
    [
      'has other placeholders',
      { ...en, title: '{{total}} records' },
      'en has the placeholders [{{total}}] in title, not [{{count}}]',
    ],
    ['is empty', { ...en, title: '', menu: en.menu }, 'en is empty at title'],
  ])('reports a language that %s', (_what, changed, problem) => {
    expect(compareLocales({ ja, en: changed })).toContain(problem)
  })

  it('reports a translation that is wider than the languages it replaces', () => {
    const tw = { title: '{{count}} 筆', menu: { home: '首'.repeat(13), items_other: '{{n}} 筆' } }
    expect(compareLocales({ ja, en, tw })).toEqual(['tw is 26 wide at menu.home; at most 24 fit'])
  })

  it('allows missing keys in an incomplete language', () => {
    const started = { ja: { complete: true }, fr: { complete: false } }
    expect(compareLocales({ ja, fr: { menu: { home: 'Accueil' } } }, started)).toEqual([])
  })

  it('reports texts of a language that is not registered', () => {
    expect(compareLocales({ ja: {}, fr: {} })).toEqual(['fr is not a language of @hibiki/languages'])
  })
})
