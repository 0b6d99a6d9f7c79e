import { ApiError } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import { getFieldErrorText } from '../texts.ts'

/**
 * Returns the `Idempotency-Key` of a request, at most 255 characters as with the payment provider; null when
 * there is none.
 */
export function readIdempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return null
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key
  throw new ApiError('E3001', { fields: { 'Idempotency-Key': getFieldErrorText('format') } })
}
