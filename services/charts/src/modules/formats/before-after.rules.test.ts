import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findPairProblem, listBeforeAfterValues, resolveBeforeAfter } from './before-after.rules.ts'
import type { BeforeAfter } from './format.rules.ts'

const number = { type: 'text_field' as const, selection: [], rangeFrom: 0, rangeTo: 10 }
const createItem = (label: string, beforeAfter?: BeforeAfter | null, more: object = {}) => ({
  ...number,
  label,
  ...(beforeAfter !== undefined && { beforeAfter }),
  ...more,
})
const side = (moment: 'before' | 'after', pair: number) => ({ moment, pair })
const resolve = (...items: ReturnType<typeof createItem>[]) =>
  resolveBeforeAfter(items).map(({ beforeAfter }) => beforeAfter)

describe('resolveBeforeAfter', () => {
  it('pairs by the words in the labels where nothing was chosen', () => {
    expect(
      resolve(
        createItem('こわばり 施術前'),
        createItem('水分'),
        createItem('水分（後）'),
        createItem('こわばり 施術後'),
      ),
    ).toEqual([side('before', 1), null, side('after', 2), side('after', 1)])
  })

  it('keeps what was chosen, whatever the labels say', () => {
    const chosen = [
      createItem('はじめ', side('before', 2)),
      createItem('施術後の水分', null),
      createItem('おわり', side('after', 2)),
      createItem('施術前の油分'),
    ]
    expect(resolve(...chosen)).toEqual([side('before', 2), null, side('after', 2), side('before', 1)])
  })

  it.each([
    ['after', createItem('乾燥（後）'), createItem('乾燥（前）', side('before', 1))],
    ['before', createItem('乾燥（前）'), createItem('乾燥（後）', side('after', 1))],
  ])(
    'pairs an added side of %s with the chosen side that is alone, wherever it stands',
    (moment, added, chosen) => {
      const expected = { moment, pair: 1 }
      expect(resolve(chosen, added)[1]).toEqual(expected)
      expect(resolve(added, chosen)[0]).toEqual(expected)
    },
  )

  it.each([
    [
      'has its other side',
      [createItem('乾燥（前）', side('before', 1)), createItem('乾燥（後）', side('after', 1))],
    ],
    ['was chosen against its words', [createItem('乾燥（前）', side('after', 1))]],
    ['measures something else', [createItem('油分（前）', side('before', 1))]],
    ['is entered in another way', [createItem('乾燥（前）', side('before', 1), { rangeTo: 5 })]],
  ])('gives an added side a pair of its own where the chosen side %s', (_why, chosen) => {
    expect(resolve(...chosen, createItem('乾燥（後）')).at(-1)).toEqual(side('after', 2))
  })

  it('pairs nothing that is entered in another way', () => {
    expect(
      resolve(createItem('施術前の水分'), createItem('施術後の水分', undefined, { rangeTo: 100 })),
    ).toEqual([side('before', 1), side('after', 2)])
  })

  it('makes pairs without a problem, within the number of items, and changes nothing of them when asked again', () => {
    const anyLabel = fc.constantFrom('施術前の水分', '施術後の水分', '水分', '油分（前）', '油分（後）')
    fc.assert(
      fc.property(fc.array(anyLabel, { maxLength: 20 }), (labels) => {
        const items = resolveBeforeAfter(labels.map((label) => createItem(label)))
        expect(findPairProblem(items)).toBeNull()
        for (const { beforeAfter } of items) expect(beforeAfter?.pair ?? 1).toBeLessThanOrEqual(20)
        expect(resolveBeforeAfter(items)).toEqual(items)
        const [first, ...others] = items
        if (!first) return
        const { beforeAfter: _, ...renamed } = first
        expect(findPairProblem(resolveBeforeAfter([renamed, ...others]))).toBeNull()
      }),
    )
  })
})

describe('findPairProblem', () => {
  it.each([
    ['two of one moment', [side('before', 1), side('before', 1)], 1],
    ['a third one', [side('before', 1), side('after', 1), side('after', 1)], 2],
    ['one side alone', [side('before', 1), side('after', 2)], null],
  ])('of %s is %j', (_what, sides, index) => {
    expect(findPairProblem(sides.map((each) => createItem('水分', each)))).toBe(index)
  })

  it('names the side with another range', () => {
    const items = [
      createItem('水分', side('before', 1)),
      createItem('水分', side('after', 1), { rangeTo: 5 }),
    ]
    expect(findPairProblem(items)).toBe(1)
  })
})

it('listBeforeAfterValues lists pairs of which both numbers were entered', () => {
  const items = [
    { id: 'a', ...createItem('施術前の水分') },
    { id: 'b', ...createItem('施術後の水分') },
    { id: 'c', ...createItem('はじめ', side('before', 9)) },
    { id: 'd', ...createItem('おわり', side('after', 9)) },
    { id: 'e', ...createItem('油分 施術前') },
    { id: 'f', ...createItem('油分 施術後') },
  ]
  const values = new Map([...'abcde'].map((id, index) => [id, String(index)]))
  expect(listBeforeAfterValues(items, values)).toEqual([
    { name: '水分', before: '0', after: '1' },
    { name: 'はじめ', before: '2', after: '3' },
  ])
})
