import type { FastifyError } from 'fastify'
import fp from 'fastify-plugin'
import type { AppPlugin } from '../app-type.ts'
import { sessionEndedHeader, sessionStaleHeader } from '../sessions/cookies.ts'
import { StaleSessionError } from '../sessions/stale-session-error.ts'
import { toFieldMessages } from '../validation/field-messages.ts'
import { ApiError, type ApiErrorOptions } from './api-error.ts'
import { commonErrorCatalogue } from './common-error-catalogue.ts'
import { discardBody } from './discard-body.ts'
import { createErrorBody } from './error-body.ts'
import type { ErrorCatalogue } from './error-entry.ts'
import { redactErrorForLog } from './redact-error-for-log.ts'
import { findUnavailableReason } from './unavailable-reason.ts'

const frameworkCodes: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'E4150',
  FST_ERR_CTP_BODY_TOO_LARGE: 'E4130',
  FST_ERR_BAD_URL: 'E4040',
  FST_REQ_FILE_TOO_LARGE: 'E4130',
  FST_PARTS_LIMIT: 'E4130',
  FST_FILES_LIMIT: 'E4130',
  FST_FIELDS_LIMIT: 'E4130',
}

/** The delay before a retry in seconds: a database that fails over or restarts is usually back within a few. */
const retryAfter = { 'retry-after': '1' }

/** Sends every error in the shared shape and the caller's language, counts it, and logs unexpected ones. */
const plugin: AppPlugin<{ errors: ErrorCatalogue; isBehindGateway: boolean }> = async (
  app,
  { errors, isBehindGateway },
) => {
  const catalogue: ErrorCatalogue = { ...commonErrorCatalogue, ...errors }

  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const { code, options } = classify(error, catalogue)
    const entry = catalogue[code] ?? commonErrorCatalogue.E5000
    if (code === 'E5000') request.log.error(redactErrorForLog(error, request), 'unexpected error')
    const reason = code === 'E5030' ? findUnavailableReason(error) : null
    if (reason !== null) request.log.warn({ reason }, 'unavailable')
    if (isBehindGateway && error instanceof StaleSessionError) reply.header(sessionStaleHeader, 'claims')
    if (isBehindGateway && code === 'E5001') reply.header(sessionEndedHeader, 'duplicate-login')
    if (code === 'E4130') await discardBody(request.raw)
    app.metrics.countError(code)
    return reply
      .code(entry.status)
      .headers({ ...(code === 'E5030' && retryAfter), ...options.headers, 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(createErrorBody(entry, code, request, options))
  })
}

export const errorHandler = fp(plugin, { name: 'hibiki-error-handler', decorators: { fastify: ['metrics'] } })

function classify(
  error: FastifyError,
  catalogue: ErrorCatalogue,
): { code: string; options: ApiErrorOptions } {
  if (error instanceof ApiError) {
    return catalogue[error.code]
      ? { code: error.code, options: error.options }
      : { code: 'E5000', options: {} }
  }
  if (error.validation) {
    const fields = toFieldMessages(error.validation)
    return { code: 'E3001', options: Object.keys(fields).length > 0 ? { fields } : {} }
  }
  const known = frameworkCodes[error.code]
  if (known) return { code: known, options: {} }
  // @fastify/static responds 403 to paths outside its folder, which to a client do not exist.
  if (error.statusCode === 403 || error.statusCode === 404) return { code: 'E4040', options: {} }
  // Any other 4xx is the framework's rejection of the request: malformed JSON, wrong length.
  const status = error.statusCode ?? 500
  if (status >= 400 && status < 500) return { code: 'E3001', options: {} }
  return { code: findUnavailableReason(error) === null ? 'E5000' : 'E5030', options: {} }
}
