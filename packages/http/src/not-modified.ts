import { Type } from 'typebox'

/**
 * The response of status 304, whose handler ends with `reply.code(304).send()`: without a body, and so without the length of one, which
 * whoever forwards the response would wait for. Written `null` would be four bytes of JSON.
 */
export const NotModified = Type.Unsafe<void>({
  type: 'null',
  description: 'Nothing changed since the ETag of If-None-Match',
})
