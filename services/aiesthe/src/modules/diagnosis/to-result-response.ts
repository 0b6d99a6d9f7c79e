import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FaceResult } from './face-results.sql.ts'
import { type ReadResultDeps, readResult } from './read-result.ts'
import type { ResultResponse } from './result-response.ts'
import { writeResult } from './write-result.ts'

/** Sends one result as the response. The reply is changed only once the result is complete, so that errors are written like all others. */
export async function toResultResponse(
  deps: ReadResultDeps,
  result: FaceResult,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<ResultResponse> {
  const shown = await readResult(deps, result, request)
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  // Fastify sends bytes unchanged; only its types require a string.
  reply.serializer(writeResult as unknown as (shown: ResultResponse) => string)
  return shown
}
