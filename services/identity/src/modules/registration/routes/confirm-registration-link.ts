import { ApiError, type App, sendJsonTextOrNull } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { describeIdentityErrors } from '../../../errors.ts'
import { hashSecretPath } from '../../../secret-path.ts'
import { findMailLink } from '../../mails/mail-links.sql.ts'

const schema = {
  operationId: 'confirmRegistrationLink',
  summary: 'Returns the e-mail address of a registration link; null without a link',
  tags: ['account'],
  querystring: Type.Object({ path: Type.Optional(Type.String({ maxLength: 200 })) }),
  response: {
    200: Type.Union([Type.String(), Type.Null()]),
    ...describeIdentityErrors('E4002'),
  },
}

/** Checking does not use up the link; registering does. */
export function confirmRegistrationLink(app: App, context: IdentityContext): void {
  app.post('/account/confirm-temp-url', { schema }, async (request, reply) => {
    const { path } = request.query
    if (path === undefined) return sendJsonTextOrNull(reply, null)
    const link = await findMailLink(context.db, 'registration', hashSecretPath(path), context.clock())
    if (!link) throw new ApiError('E4002')
    // The registration itself does not carry the path, so this browser stores it.
    context.registrationCookie.set(reply, path)
    return sendJsonTextOrNull(reply, link.email)
  })
}
