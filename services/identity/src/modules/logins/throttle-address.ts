import type { FastifyRequest } from 'fastify'
import { toThrottleAddress } from './throttle-address.rules.ts'

/** Returns the client's address by which attempts are counted; it is never stored or logged unhashed. */
export function getThrottleAddress(request: FastifyRequest): string {
  const forwardedFor = request.headers['x-forwarded-for']
  return toThrottleAddress(Array.isArray(forwardedFor) ? forwardedFor.join() : forwardedFor, request.ip)
}
