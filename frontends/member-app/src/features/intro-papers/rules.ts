/** A booklet as the server lists it. */
export interface IntroPaper {
  id: string
  title: string
  pages: number
  /** The PDF; its address changes with its content. */
  src: string
}

/** Which page of which booklet the address asks for; whatever does not exist opens the first. */
export function askedPage(
  papers: readonly IntroPaper[],
  search: URLSearchParams,
): { paper: IntroPaper; page: number } | null {
  const paper = papers.find(({ id }) => id === search.get('paper')) ?? papers[0]
  if (!paper) return null
  const page = Number(search.get('page'))
  return { paper, page: Number.isInteger(page) && page >= 1 && page <= paper.pages ? page : 1 }
}

/** A turn stops at the covers. */
export const turned = (page: number, by: number, pages: number): number =>
  Math.min(pages, Math.max(1, page + by))

/** Where a key leads; null for keys that do not turn pages. */
export function pageOfKey(key: string, page: number, pages: number): number | null {
  if (key === 'ArrowRight' || key === 'PageDown') return turned(page, 1, pages)
  if (key === 'ArrowLeft' || key === 'PageUp') return turned(page, -1, pages)
  if (key === 'Home') return 1
  return key === 'End' ? pages : null
}

/** Less than this is a tap or a scroll. */
const swipePixels = 48

/** What a finger's way means: the next page to the left, the one before to the right; nothing when it goes up or down. */
export function swipe(from: { x: number; y: number }, to: { x: number; y: number }): 1 | -1 | 0 {
  const across = to.x - from.x
  if (Math.abs(across) < swipePixels || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return 0
  return across < 0 ? 1 : -1
}
