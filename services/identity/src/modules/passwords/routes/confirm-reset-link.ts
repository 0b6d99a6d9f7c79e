import { type App, describeErrors } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { hashSecretPath } from '../../../secret-path.ts'
import { findMailLink } from '../../mails/mail-links.sql.ts'

const schema = {
  operationId: 'confirmResetLink',
  summary: 'Returns whether a password-reset link may still be used',
  tags: ['account'],
  querystring: Type.Object({ path: Type.String({ maxLength: 200 }) }),
  response: { 200: Type.Boolean(), ...describeErrors('E3001') },
}

export function confirmResetLink(app: App, context: IdentityContext): void {
  app.post('/account/forgot-password/confirm-temp-url', { schema }, async (request) => {
    const hash = hashSecretPath(request.query.path)
    const link = await findMailLink(context.db, 'password-reset', hash, context.clock())
    // A link for an address without an account was never sent; its row exists only so that both cost the same.
    return link !== undefined && link.userId !== null
  })
}
