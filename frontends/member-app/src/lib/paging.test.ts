import { describe, expect, it, vi } from 'vitest'
import { clampPage, fetchPage, slicePage } from './paging.ts'

describe('clampPage', () => {
  it.each([
    [{ page: 1, size: 5 }, 12, { page: 1, size: 5 }],
    [{ page: 9, size: 5 }, 12, { page: 3, size: 5 }],
    [{ page: 0, size: 5 }, 12, { page: 1, size: 5 }],
    [{ page: 2, size: 'all' }, 12, { page: 1, size: 12 }],
    [{ page: 1, size: 'all' }, 0, { page: 1, size: 1 }],
  ] as const)('clamps %o among %i rows to %o', (asked, total, found) => {
    expect(clampPage(asked, total)).toEqual(found)
  })
})

describe('fetchPage', () => {
  it('sends page numbers from zero and moves to the last page when the requested one is gone', async () => {
    const list = vi.fn(async () => ['k', 'l'])
    const page = await fetchPage({ page: 7, size: 5 }, { count: async () => 12, list })
    expect(list).toHaveBeenCalledExactlyOnceWith({ page: 2, size: 5 })
    expect(page).toEqual({ rows: ['k', 'l'], total: 12, page: 3, size: 5 })
  })

  it('requests no rows when there are none', async () => {
    const list = vi.fn(async () => [])
    expect((await fetchPage({ page: 1, size: 5 }, { count: async () => 0, list })).rows).toEqual([])
    expect(list).not.toHaveBeenCalled()
  })

  it('lets the server reject more than 99 rows', async () => {
    const list = vi.fn(async () => Promise.reject(new Error('E3040')))
    await expect(fetchPage({ page: 1, size: 'all' }, { count: async () => 120, list })).rejects.toThrow(
      'E3040',
    )
    expect(list).toHaveBeenCalledExactlyOnceWith({ page: 0, size: 120 })
  })
})

it('slices a page out of loaded rows', () => {
  expect(slicePage({ page: 2, size: 5 }, [1, 2, 3, 4, 5, 6, 7])).toEqual({
    rows: [6, 7],
    total: 7,
    page: 2,
    size: 5,
  })
})
