import { Type } from 'typebox'
import { ApiError } from './errors/api-error.ts'
import { commonErrors } from './errors/catalogue.ts'

const MAX_ROWS = 99
const ROWS = 5

/** Zero-based pages of at most 99 rows, 5 by default (D-011, D-012). */
export const PageQuery = {
  page: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
  size: Type.Integer({ minimum: 1, maximum: 1_000_000, default: ROWS }),
}

/** @throws ApiError E3001 for more than 99 rows, with the sentence of D-012 */
export function pageOf({ page, size }: { page: number; size: number }): { offset: number; limit: number } {
  if (size > MAX_ROWS) {
    const { ja, en } = commonErrors.E3040
    throw new ApiError('E3001', { message: { ja, en }, fields: { size: { ja, en } } })
  }
  return { offset: page * size, limit: size }
}
