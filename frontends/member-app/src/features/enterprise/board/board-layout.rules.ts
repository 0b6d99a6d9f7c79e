import type { BoardSection } from '../types.ts'

/** Measures in CSS pixels of a television of 1920 × 1080; other screens have them in proportion. See ADR 0044. */
export const BOARD_MEASURES = {
  margin: 36,
  headerHeight: 92,
  footerHeight: 40,
  gap: 10,
  tileWidth: 440,
  tileHeight: 88,
} as const

const TV = { width: 1920, height: 1080 } as const
/** A smaller scale would make texts of less than 14 px. */
const MIN_SCALE = 0.5
/** A board with few sections is larger, so that it can be read from further away. */
const enlargements = [2, 1.8, 1.6, 1.5, 1.4, 1.3, 1.2, 1.1] as const
export const MAX_BOARD_PAGES = 6

type Kind = BoardSection['kind']

export interface BoardPage<Section> {
  /** Sections that need a person, each two rows high. */
  large: readonly Section[]
  small: readonly Section[]
}

export interface BoardLayout<Section> {
  /** How large everything is, compared with a television of 1920 × 1080. */
  scale: number
  columns: number
  rows: number
  pages: readonly BoardPage<Section>[]
}

export interface BoardScreen {
  width: number
  height: number
}

/**
 * Arranges sections, those that need a person first, in pages of a grid that fits the screen. Those that need a person are two rows high as long as
 * all of them fit on the first page so and no page is added beyond six; otherwise all tiles are alike.
 */
export function layOutBoard<Section extends { kind: Kind }>(
  sections: readonly Section[],
  screen: BoardScreen,
): BoardLayout<Section> {
  const base = Math.max(MIN_SCALE, Math.min(screen.width / TV.width, screen.height / TV.height))
  for (const enlargement of enlargements) {
    const layout = fillPages(sections, { screen, scale: base * enlargement })
    if (layout.pages.length === 1 && isSpacious(layout, sections)) return layout
  }
  return fillPages(sections, { screen, scale: base })
}

/** Returns how many columns and rows of tiles fit on the screen. */
export function countCells({ width, height }: BoardScreen, scale: number): { columns: number; rows: number } {
  const { margin, headerHeight, footerHeight, gap, tileWidth, tileHeight } = BOARD_MEASURES
  const inner = {
    width: width / scale - 2 * margin,
    height: height / scale - 2 * margin - headerHeight - footerHeight,
  }
  return {
    columns: Math.max(1, Math.floor((inner.width + gap) / (tileWidth + gap))),
    rows: Math.max(1, Math.floor((inner.height + gap) / (tileHeight + gap))),
  }
}

function fillPages<Section extends { kind: Kind }>(
  sections: readonly Section[],
  { screen, scale }: { screen: BoardScreen; scale: number },
): BoardLayout<Section> {
  const { columns, rows } = countCells(screen, scale)
  const cells = columns * rows
  const attention = sections.filter(({ kind }) => kind === 'attention')
  const others = sections.filter(({ kind }) => kind !== 'attention')
  const pageCount = Math.ceil((2 * attention.length + others.length) / cells)
  const minPageCount = Math.ceil(sections.length / cells)
  const isLarge =
    attention.length <= columns * Math.floor(rows / 2) && pageCount <= Math.max(MAX_BOARD_PAGES, minPageCount)
  const large = isLarge ? attention : []
  const small = isLarge ? others : [...attention, ...others]
  const first = cells - 2 * large.length
  const pages: BoardPage<Section>[] = [{ large, small: small.slice(0, first) }]
  for (let from = first; from < small.length; from += cells)
    pages.push({ large: [], small: small.slice(from, from + cells) })
  return { scale, columns, rows, pages }
}

/** Whether what needs a person is large. */
const isSpacious = <Section extends { kind: Kind }>(
  { pages }: BoardLayout<Section>,
  sections: readonly Section[],
): boolean => pages[0]?.large.length === sections.filter(({ kind }) => kind === 'attention').length

const PAGE_TURN_MS = 8000

/** Returns which page is shown at a time. */
export const getShownPage = (nowMs: number, pageCount: number): number =>
  Math.floor(nowMs / PAGE_TURN_MS) % Math.max(1, pageCount)

/** A picture that stands still for months burns in, so that it moves by some pixels each minute. */
const shifts = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [-4, 4],
  [-4, 0],
  [-4, -4],
  [0, -4],
  [4, -4],
] as const

/** Returns by how many pixels the picture is moved at a time. */
export function getPictureShift(nowMs: number): readonly [x: number, y: number] {
  return shifts[Math.floor(nowMs / 60_000) % shifts.length] ?? shifts[0]
}
