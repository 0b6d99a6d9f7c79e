import { ApiError, createErrorBody } from '@hibiki/http'
import type { FastifyError, FastifyInstance } from 'fastify'
import { gatewayErrors } from '../errors.ts'

/** Responds to every failure of the gateway itself in the common shape of errors. */
export function installErrorResponses(app: FastifyInstance): void {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const code = codeOf(error)
    const options = error instanceof ApiError ? error.options : {}
    if (code === 'E5000') request.log.error({ error: error.message }, 'unexpected error')
    return reply
      .code(gatewayErrors[code].status)
      .headers({ ...options.headers, 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(createErrorBody(gatewayErrors[code], code, request, options))
  })
  app.setNotFoundHandler(() => {
    throw new ApiError('E4040')
  })
}

function codeOf(error: FastifyError): keyof typeof gatewayErrors {
  if (error instanceof ApiError && error.code in gatewayErrors)
    return error.code as keyof typeof gatewayErrors
  const status = error.statusCode ?? 500
  // @fastify/static responds 403 to paths outside the built frontends, which to a client do not exist.
  if (status === 403 || status === 404) return 'E4040'
  return status >= 400 && status < 500 ? 'E3001' : 'E5000'
}
