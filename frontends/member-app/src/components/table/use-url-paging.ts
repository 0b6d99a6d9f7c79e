import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type Paging, pageSizes } from '../../lib/paging.ts'

export interface PagingControl {
  paging: Paging
  onChange: (paging: Paging) => void
}

const toWholeNumber = (text: string | null, fallback: number): number => {
  const number = Number(text)
  return Number.isInteger(number) && number > 0 ? number : fallback
}

/** Only offered sizes are accepted, except too large ones, which the server rejects with its own message. */
function toPageSize(text: string | null, fallbackSize: number): Paging['size'] {
  if (text === 'all') return 'all'
  const size = toWholeNumber(text, fallbackSize)
  return size > MAX_PAGE_SIZE || pageSizes.some((offered) => offered === size) ? size : fallbackSize
}

/**
 * Stores in the URL which rows a page shows, so that reload and back keep them.
 *
 * @param fallbackSize rows on a page until another number is chosen
 */
export function useUrlPaging(fallbackSize: (typeof pageSizes)[number] = DEFAULT_PAGE_SIZE): PagingControl {
  const [params, setParams] = useSearchParams()
  const paging: Paging = {
    page: toWholeNumber(params.get('page'), 1),
    size: toPageSize(params.get('size'), fallbackSize),
  }
  const onChange = (next: Paging) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.set('page', String(next.page))
        after.set('size', String(next.size))
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  return { paging, onChange }
}

/** Stores in memory which rows a list in a dialog or a step shows, because its page is not part of the URL. */
export function useLocalPaging(): PagingControl {
  const [paging, onChange] = useState<Paging>({ page: 1, size: DEFAULT_PAGE_SIZE })
  return { paging, onChange }
}
