import type { FastifyRequest } from 'fastify'
import { toCountedAddress } from './client-address.rules.ts'

/** Returns the client's address by which attempts are counted; it is never stored or logged unhashed. */
export function findClientAddress(request: FastifyRequest): string {
  const forwardedFor = request.headers['x-forwarded-for']
  return toCountedAddress(Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor, request.ip)
}
