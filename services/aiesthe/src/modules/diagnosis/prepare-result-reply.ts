import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FaceResult } from './face-results.sql.ts'
import { getResultResponse, type ResultResponseDeps } from './get-result-response.ts'
import type { ResultResponse } from './result-response.ts'
import { serializeResult } from './serialize-result.ts'

/** Sends one result as the response. The reply is changed only once the result is complete, so that errors are written like all others. */
export async function prepareResultReply(
  deps: ResultResponseDeps,
  result: FaceResult,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): Promise<ResultResponse> {
  const shown = await getResultResponse(deps, result, request)
  reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
  // Fastify sends bytes unchanged; only its types require a string.
  reply.serializer(serializeResult as unknown as (shown: ResultResponse) => string)
  return shown
}
