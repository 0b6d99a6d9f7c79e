import type { BoardSection } from '../types.ts'

/** Measures in CSS pixels of a television of 1920 × 1080; other screens have them in proportion. See ADR 0044. */
export const BOARD_MEASURES = {
  margin: 36,
  headerHeight: 92,
  footerHeight: 40,
  gap: 10,
  tileWidth: 440,
  tileHeight: 88,
  tilePadding: 16,
  tileMark: 10,
  nameSize: 36,
  reasonSize: 28,
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

export interface ScreenSize {
  width: number
  height: number
}

/**
 * Arranges sections, those that need a person first, in pages of a grid that fits the screen. Those that need a person are two rows high as long as
 * all of them fit on the first page so and no page is added beyond six; otherwise all tiles are alike.
 */
export function layOutBoard<Section extends { kind: Kind }>(
  sections: readonly Section[],
  screen: ScreenSize,
): BoardLayout<Section> {
  const base = Math.max(MIN_SCALE, Math.min(screen.width / TV.width, screen.height / TV.height))
  for (const enlargement of enlargements) {
    const layout = fillPages(sections, { screen, scale: base * enlargement })
    if (layout.pages.length === 1 && isSpacious(layout, sections)) return layout
  }
  return fillPages(sections, { screen, scale: base })
}

/** Returns how many columns and rows of tiles fit on the screen. */
export function countCells({ width, height }: ScreenSize, scale: number): { columns: number; rows: number } {
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

/** Returns how wide a line of text in a tile is, in pixels of a television of 1920 × 1080. */
export function getTileLineWidth(
  { scale, columns }: { scale: number; columns: number },
  { width }: ScreenSize,
): number {
  const { margin, gap, tilePadding, tileMark } = BOARD_MEASURES
  return (width / scale - 2 * margin + gap) / columns - gap - tileMark - 2 * tilePadding
}

/**
 * Returns how the names of a section stand in a small tile: beside each other where they fit, otherwise the room alone in the first line, in the size
 * of reasons if it has to be, and the section in front of the reason.
 */
export function arrangeNames(
  { roomName, sectionName }: { roomName: string; sectionName: string },
  lineWidth: number,
): 'one line' | 'two lines' | 'two small lines' {
  const { nameSize } = BOARD_MEASURES
  const room = estimateEms(roomName)
  if ((room + NAME_GAP_EM + estimateEms(sectionName)) * nameSize <= lineWidth) return 'one line'
  return room * nameSize <= lineWidth ? 'two lines' : 'two small lines'
}

export const NAME_GAP_EM = 0.3

/** Latin letters and digits are narrower than the characters of Japanese and Chinese; wide ones like W are evened out by others. */
const estimateEms = (text: string): number =>
  [...text].reduce((ems, character) => ems + (/[ -\u024f\uff61-\uff9f]/.test(character) ? 0.62 : 1), 0)

function fillPages<Section extends { kind: Kind }>(
  sections: readonly Section[],
  { screen, scale }: { screen: ScreenSize; scale: number },
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
