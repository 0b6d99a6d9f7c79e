import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arrangeNames,
  countCells,
  getPictureShift,
  getShownPage,
  getTileLineWidth,
  layOutBoard,
  MAX_BOARD_PAGES,
} from './board-layout.rules.ts'

const TV = { width: 1920, height: 1080 }
const screens = [TV, { width: 1280, height: 720 }, { width: 1024, height: 768 }]
const kindsOf = ([attention, resting, playing]: readonly [number, number, number]) => [
  ...Array.from({ length: attention }, () => 'attention' as const),
  ...Array.from({ length: resting }, () => 'resting' as const),
  ...Array.from({ length: playing }, () => 'playing' as const),
]
const sectionsOf = (counts: readonly [attention: number, resting: number, playing: number]) =>
  kindsOf(counts).map((kind, place) => ({ kind, place }))

describe('the pages of a board', () => {
  it.each([
    ['200 sections that play', [0, 0, 200], 6],
    ['200 sections, of which 16 need a person', [16, 0, 184], 6],
    ['200 sections, of which 17 need a person', [17, 0, 183], 6],
    ['200 sections that all need a person', [200, 0, 0], 6],
    ['36 sections that play', [0, 0, 36], 1],
    ['37 sections that play', [0, 0, 37], 2],
    ['no section', [0, 0, 0], 1],
  ] as const)('hold %s on a television', (_what, counts, pages) => {
    expect(layOutBoard(sectionsOf(counts), TV).pages).toHaveLength(pages)
  })

  it.each(screens)('hold every section once, those that need a person first, at %o', (screen) => {
    const counts = fc.tuple(fc.nat({ max: 60 }), fc.nat({ max: 60 }), fc.nat({ max: 200 }))
    fc.assert(
      fc.property(counts, ([attention, resting, others]) => {
        const sections = sectionsOf([attention, resting, Math.min(others, 200 - attention - resting)])
        const { columns, rows, pages } = layOutBoard(sections, screen)
        expect(pages.flatMap(({ large, small }) => [...large, ...small])).toEqual(sections)
        expect(pages.length).toBeLessThanOrEqual(MAX_BOARD_PAGES)
        for (const { large, small } of pages) {
          expect(2 * large.length + small.length).toBeLessThanOrEqual(columns * rows)
          // Two rows of a column are left for each of them.
          expect(large.length).toBeLessThanOrEqual(columns * Math.floor(rows / 2))
        }
        const [first] = pages
        const onFirst = [...(first?.large ?? []), ...(first?.small ?? [])]
        if (attention <= columns * rows)
          expect(onFirst.filter(({ kind }) => kind === 'attention')).toHaveLength(attention)
      }),
    )
  })

  it.each([
    ['a phone', { width: 390, height: 844 }],
    ['a television of four times the pixels', { width: 3840, height: 2160 }],
    ['a tiny window', { width: 100, height: 80 }],
  ])('hold every section once on %s', (_what, screen) => {
    const sections = sectionsOf([20, 20, 160])
    const { pages } = layOutBoard(sections, screen)
    expect(pages.flatMap(({ large, small }) => [...large, ...small])).toEqual(sections)
  })

  it('are larger for few sections, and never smaller than what 14 px need', () => {
    expect(layOutBoard(sectionsOf([0, 0, 1]), TV).scale).toBe(2)
    expect(layOutBoard(sectionsOf([1, 0, 12]), TV).scale).toBe(1.3)
    expect(layOutBoard(sectionsOf([0, 0, 200]), TV).scale).toBe(1)
    expect(layOutBoard(sectionsOf([0, 0, 200]), { width: 390, height: 844 }).scale).toBe(0.5)
  })

  it('have the same cells at the same proportions', () => {
    expect(countCells(TV, 1)).toEqual({ columns: 4, rows: 9 })
    expect(countCells({ width: 1280, height: 720 }, 2 / 3)).toEqual({ columns: 4, rows: 9 })
  })

  it('turn every 8 seconds, and begin again after the last', () => {
    expect([0, 7_999, 8_000, 16_000, 24_000].map((ms) => getShownPage(ms, 3))).toEqual([0, 0, 1, 2, 0])
    expect(getShownPage(8_000, 0)).toBe(0)
  })
})

it.each([
  ['ロビー', '窓側', 'one line'],
  ['スイートルーム101', '奥', 'one line'],
  ['スイートルーム101', 'ベッドサイド', 'two lines'],
  ['露天風呂付き離れの特別室', '寝室', 'two small lines'],
  ['Suite 101', 'Terrace', 'one line'],
  ['Garden suite 101', 'Bedroom', 'two lines'],
] as const)('the names %s and %s stand in %s of a tile on a television', (roomName, sectionName, lines) => {
  const lineWidth = getTileLineWidth(layOutBoard(sectionsOf([0, 0, 200]), TV), TV)
  expect(lineWidth).toBe(412.5)
  expect(arrangeNames({ roomName, sectionName }, lineWidth)).toBe(lines)
})

it('the picture moves each minute by at most 4 pixels', () => {
  const moves = Array.from({ length: 20 }, (_, minute) => getPictureShift(minute * 60_000))
  for (const [index, move] of moves.entries()) {
    expect(Math.max(...move.map(Math.abs))).toBeLessThanOrEqual(4)
    if (index > 0) expect(move).not.toEqual(moves[index - 1])
  }
})
