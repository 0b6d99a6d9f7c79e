import { Type } from 'typebox'

/**
 * The response with status 304, whose handler ends with `reply.code(304).send()`: it has no body and no content length, for which a proxy
 * would wait. A serialized `null` would be four bytes of JSON.
 */
export const NotModifiedResponse = Type.Unsafe<void>({
  type: 'null',
  description: 'Nothing changed since the ETag of If-None-Match',
})
