import type { FastifyRequest } from 'fastify'
import { countedAddress } from './client-address.rules.ts'

/** The client's address as attempts are counted under it; never stored or logged as it is. */
export function clientAddress(request: FastifyRequest): string {
  const forwardedFor = request.headers['x-forwarded-for']
  return countedAddress(Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor, request.ip)
}
