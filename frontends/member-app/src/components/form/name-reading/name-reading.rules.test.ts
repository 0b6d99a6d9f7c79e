import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  applyProposal,
  type CompositionChange,
  findNameReading,
  initialReadingState,
  trackComposition,
} from './name-reading.rules.ts'

/** Composes each list of texts, of which the last one ends the composition. */
const compose = (...compositions: string[][]) =>
  compositions
    .flatMap((texts) => [
      ...texts.map((data): CompositionChange => ({ type: 'update', data })),
      { type: 'end' as const, data: texts.at(-1) ?? '' },
    ])
    .reduce(trackComposition, initialReadingState).known

const SATO = ['ｓ', 'さ', 'さｔ', 'さと', 'さとう', '佐藤']
const HANAKO = ['ｈ', 'は', 'はｎ', 'はな', 'はなｋ', 'はなこ', '花子']

describe('the reading of a composed name', () => {
  it.each([
    ['romaji in full width, as on Windows', [SATO], '佐藤', 'サトウ'],
    ['romaji in half width, as on macOS', [['s', 'さ', 'さt', 'さと', 'さとう', '佐藤']], '佐藤', 'サトウ'],
    ['kana, as on phones', [['さ', 'さと', 'さとう', '佐藤']], '佐藤', 'サトウ'],
    ['several candidates', [['さとう', '佐藤', '砂糖', '佐東', '佐藤']], '佐藤', 'サトウ'],
    [
      'a correction before the conversion',
      [['さとう', 'さと', 'さ', 'さい', 'さいとう', '斉藤']],
      '斉藤',
      'サイトウ',
    ],
    [
      'a conversion that was taken back',
      [['さとう', '佐藤', 'さとう', 'さとうえ', '佐藤江']],
      '佐藤江',
      'サトウエ',
    ],
    ['a last n that the conversion completes', [['けｎ', '健']], '健', 'ケン'],
    ['a name of hiragana', [['はな', 'はなこ']], 'はなこ', 'ハナコ'],
    ['a name of katakana', [['ろーら', 'ローラ']], 'ローラ', 'ローラ'],
    ['several parts and an ideographic space', [SATO, HANAKO], '佐藤　花子', 'サトウ ハナコ'],
    [
      'a whole name, into which a space was typed',
      [['さとうはなこ', '佐藤花子']],
      '佐藤 花子',
      'サトウハナコ',
    ],
    ['kanji and kana', [SATO], '佐藤 みか', 'サトウ ミカ'],
    ['a part that was deleted', [SATO, HANAKO], '花子', 'ハナコ'],
    [
      'parts that a longer one resembles',
      [
        ['むら', '村'],
        ['むらむら', '村村'],
      ],
      '村 村村',
      'ムラ ムラムラ',
    ],
    [
      'the longest part',
      [
        ['さとう', '佐藤'],
        ['さとうだ', '佐藤田'],
      ],
      '佐藤田',
      'サトウダ',
    ],
    [
      'the newest reading of the same kanji',
      [
        ['ゆうき', '優希'],
        ['ゆき', '優希'],
      ],
      '優希',
      'ユキ',
    ],
    ['kanji beyond the basic plane', [['よしの', '𠮷野']], '𠮷野', 'ヨシノ'],
    ['nothing', [], '', ''],
  ])('is known for %s', (_what, compositions, name, reading) => {
    expect(findNameReading(compose(...compositions), name)).toBe(reading)
  })

  it.each([
    ['a name that was pasted', [], '佐藤'],
    ['a part that was pasted', [SATO], '佐藤花子'],
    ['Latin letters', [], 'Sato'],
    ['half of a part', [SATO], '佐'],
    ['a word that the input method completed', [['さと', '佐藤花子']], '佐藤花子'],
    ['a conversion while typing, as of macOS', [['s', 'さ', 'さt', '里', '佐藤']], '佐藤'],
    ['a conversion while typing, with its Latin letters', [['さと', '里', '佐藤h', '佐藤は']], '佐藤は'],
    ['a name that is composed again', [['佐藤']], '佐藤'],
    ['a composition that was cancelled', [['さとう', '']], '佐藤'],
  ])('is not known for %s', (_what, compositions, name) => {
    expect(findNameReading(compose(...compositions), name)).toBeNull()
  })

  it('is made of the kana of every part, however the parts were typed', () => {
    const kana = fc.string({
      unit: fc.constantFrom(...'あいうかがさしたなはまやらん'),
      minLength: 2,
      maxLength: 6,
    })
    const kanji = fc.string({ unit: fc.constantFrom(...'山川田中木村𠮷'), minLength: 1, maxLength: 2 })
    const parts = fc.uniqueArray(fc.record({ kana, kanji }), {
      selector: ({ kanji: text }) => text,
      minLength: 1,
      maxLength: 3,
    })
    fc.assert(
      fc.property(parts, fc.boolean(), (typed, isSpaced) => {
        const known = compose(
          ...typed.map(({ kana, kanji }) => [
            ...Array.from(kana, (_, index) => kana.slice(0, index + 1)),
            kanji,
          ]),
        )
        const separator = isSpaced ? ' ' : ''
        const name = typed.map(({ kanji }) => kanji).join(separator)
        // Without a space, parts can also be read together as a longer one.
        if (!isSpaced && typed.length > 1) expect(findNameReading(known, name)).not.toBeNull()
        else
          expect(findNameReading(known, name)).toBe(
            findNameReading([], typed.map((p) => p.kana).join(separator)),
          )
      }),
    )
  })

  it('is kana or not known, whatever the events are', () => {
    const changes = fc.record({
      type: fc.constantFrom('update' as const, 'end' as const),
      data: fc.string({
        unit: fc.constantFrom('さ', 'と', 'ー', 's', 'ｎ', '佐', '藤', ' ', '😀'),
        maxLength: 5,
      }),
    })
    const names = fc.string({ unit: fc.constantFrom('佐', '藤', 'さ', ' ', 'a'), maxLength: 6 })
    fc.assert(
      fc.property(fc.array(changes, { maxLength: 30 }), names, (events, name) => {
        const { known } = events.reduce(trackComposition, initialReadingState)
        expect(known.length).toBeLessThanOrEqual(50)
        expect(findNameReading(known, name) ?? '').toMatch(/^[ァ-ヺー ]*$/)
      }),
    )
  })
})

describe('applyProposal', () => {
  it('fills in an empty field and follows its own proposal', () => {
    expect(applyProposal('', { proposed: '', reading: 'サトウ' })).toBe('サトウ')
    expect(applyProposal('サトウ', { proposed: 'サトウ', reading: 'サトウ ハナコ' })).toBe('サトウ ハナコ')
    expect(applyProposal('サトウ', { proposed: 'サトウ', reading: null })).toBe('')
  })

  it('never replaces what a person typed', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1 }),
        fc.string(),
        fc.option(fc.string()),
        (typed, proposed, reading) => {
          fc.pre(typed !== proposed)
          expect(applyProposal(typed, { proposed, reading })).toBe(typed)
        },
      ),
    )
  })
})
