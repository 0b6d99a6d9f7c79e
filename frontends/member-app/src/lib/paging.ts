/** Rows on a page: 5 unless another number is chosen. */
export const DEFAULT_SIZE = 5
/** More are refused. */
export const MAX_ROWS = 99
export const pageSizes = [5, 10, 20, 50, 99] as const

/** Which rows are wanted; pages count from one, as on the screen. `all` stands for however many there are. */
export interface Paging {
  page: number
  size: number | 'all'
}

/** Rows as they are shown, and where they stand among all of them. */
export interface PageOf<Row> {
  rows: readonly Row[]
  total: number
  page: number
  size: number
}

/** Which page of how many rows there really is: the last one when others have gone since. */
export function clampPage({ page, size }: Paging, total: number): { page: number; size: number } {
  const rows = size === 'all' ? Math.max(total, 1) : size
  const last = Math.max(1, Math.ceil(total / rows))
  return { page: Math.min(Math.max(page, 1), last), size: rows }
}

/** Asks how many rows there are and then for those of a page that exists; pages count from zero on the wire. */
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

/** A page of rows that are all here already. */
export function slicePage<Row>(paging: Paging, all: readonly Row[]): PageOf<Row> {
  const { page, size } = clampPage(paging, all.length)
  return { rows: all.slice((page - 1) * size, page * size), total: all.length, page, size }
}
