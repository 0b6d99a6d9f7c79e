/** Pages have 5 rows unless another number is chosen. */
export const DEFAULT_PAGE_SIZE = 5
/** The server rejects larger pages. */
export const MAX_PAGE_SIZE = 99
export const pageSizes = [5, 10, 20, 50, 99] as const

/** The requested rows; pages count from one, as on the screen. `all` means all rows, however many there are. */
export interface Paging {
  page: number
  size: number | 'all'
}

/** The shown rows and their position among all of them. */
export interface PageOf<Row> {
  rows: readonly Row[]
  total: number
  page: number
  size: number
}

/** Clamps a page to the existing ones: the last one when rows were deleted meanwhile. */
export function clampPage({ page, size }: Paging, total: number): { page: number; size: number } {
  const rows = size === 'all' ? Math.max(total, 1) : size
  const last = Math.max(1, Math.ceil(total / rows))
  return { page: Math.min(Math.max(page, 1), last), size: rows }
}

/** Requests the number of rows and then an existing page; the API counts pages from zero. */
export async function fetchPage<Row>(
  paging: Paging,
  calls: {
    count: () => Promise<number>
    list: (query: { page: number; size: number }) => Promise<readonly Row[]>
  },
): Promise<PageOf<Row>> {
  const total = await calls.count()
  const { page, size } = clampPage(paging, total)
  const rows = total === 0 ? [] : await calls.list({ page: page - 1, size })
  return { rows, total, page, size }
}

/** Slices a page out of loaded rows. */
export function slicePage<Row>(paging: Paging, all: readonly Row[]): PageOf<Row> {
  const { page, size } = clampPage(paging, all.length)
  return { rows: all.slice((page - 1) * size, page * size), total: all.length, page, size }
}
