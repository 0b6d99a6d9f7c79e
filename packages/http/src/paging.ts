import { Type } from 'typebox'
import { ApiError } from './errors/api-error.ts'
import { commonErrorCatalogue } from './errors/common-error-catalogue.ts'

const MAX_ROWS = 99
const ROWS = 5

/** Zero-based pages of at most 99 rows, 5 by default. */
export const pageQueryProperties = {
  page: Type.Integer({ $id: 'Page', minimum: 0, maximum: 1_000_000, default: 0, description: 'Zero-based' }),
  size: Type.Integer({
    $id: 'PageSize',
    minimum: 1,
    maximum: 1_000_000,
    default: ROWS,
    description: 'At most 99',
  }),
}

/** @throws ApiError E3001 for more than 99 rows */
export function toOffsetAndLimit({ page, size }: { page: number; size: number }): {
  offset: number
  limit: number
} {
  if (size > MAX_ROWS) throw createTooManyRowsError('size')
  return { offset: page * size, limit: size }
}

/** Returns E3001 with the specified sentence, which names the field that requests too many rows. */
export function createTooManyRowsError(field: string): ApiError {
  const { status: _, ...message } = commonErrorCatalogue.E3040
  return new ApiError('E3001', { message, fields: { [field]: message } })
}
