import { ApiError } from '@hibiki/http'
import { Type } from 'typebox'

const maxRows = 99

/** Zero-based page and its size, 5 rows unless told. */
export const pageFields = {
  page: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0, description: 'Zero-based' }),
  size: Type.Integer({ minimum: 1, default: 5, description: 'At most 99' }),
}

/** Throws E3040 for more than 99 rows (D3§5). */
export function rowsOfPage({ page, size }: { page: number; size: number }): {
  offset: number
  limit: number
} {
  if (size > maxRows) throw new ApiError('E3040')
  return { offset: page * size, limit: size }
}
