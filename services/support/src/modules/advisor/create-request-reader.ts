import { getRequestLanguage, getSessionCookieNames } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { SupportContext } from '../../context.ts'
import { createMemberReader, type MemberReader } from './member-reader.ts'

/** Returns what reads from other services with the session of a request. */
export function createRequestReader(
  { config }: Pick<SupportContext, 'config'>,
  request: FastifyRequest,
): MemberReader {
  const { access } = getSessionCookieNames(config.SECURE_COOKIES)
  return createMemberReader(
    { content: config.CONTENT_URL, billing: config.BILLING_URL },
    { cookie: `${access}=${request.cookies[access] ?? ''}`, language: getRequestLanguage(request) },
  )
}
