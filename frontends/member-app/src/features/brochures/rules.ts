/** A brochure as the server lists it. */
export interface Brochure {
  id: string
  title: string
  pages: number
  /** The address of the PDF, which changes with its content. */
  src: string
}

/** Finds the brochure and the page in the address; falls back to the first of each. */
export function findRequestedBrochurePage(
  brochures: readonly Brochure[],
  search: URLSearchParams,
): { brochure: Brochure; page: number } | null {
  const brochure = brochures.find(({ id }) => id === search.get('paper')) ?? brochures[0]
  if (!brochure) return null
  const page = Number(search.get('page'))
  return { brochure, page: Number.isInteger(page) && page >= 1 && page <= brochure.pages ? page : 1 }
}

/** Turns pages and stops at the covers. */
export const turnPage = (page: number, by: number, pages: number): number =>
  Math.min(pages, Math.max(1, page + by))

/** Returns the page that a key leads to; null for keys that do not turn pages. */
export function findPageForKey(key: string, page: number, pages: number): number | null {
  if (key === 'ArrowRight' || key === 'PageDown') return turnPage(page, 1, pages)
  if (key === 'ArrowLeft' || key === 'PageUp') return turnPage(page, -1, pages)
  if (key === 'Home') return 1
  return key === 'End' ? pages : null
}

/** A shorter movement is a tap or a scroll. */
const SWIPE_PIXELS = 48

/** Returns 1 for a swipe to the left (next page), -1 for one to the right (previous page), and 0 for a vertical movement. */
export function toSwipeDirection(from: { x: number; y: number }, to: { x: number; y: number }): 1 | -1 | 0 {
  const across = to.x - from.x
  if (Math.abs(across) < SWIPE_PIXELS || Math.abs(across) < 2 * Math.abs(to.y - from.y)) return 0
  return across < 0 ? 1 : -1
}
