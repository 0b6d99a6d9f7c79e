import { ApiError } from '@hibiki/http'
import type { FastifyRequest } from 'fastify'
import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { hashSecretPath } from '../../secret-path.ts'
import { findMailLink, redeemMailLink } from '../mails/mail-links.sql.ts'

/** What a registration needs of the mail link. */
export interface ConfirmedAddress {
  email: string
  productId: string | null
  /** Uses up the link in the transaction of the registration. Throws E4002 when another registration did. */
  redeem(trx: Trx): Promise<void>
}

/**
 * Checks that the address belongs to the person who registers: the link sent there is given, or was opened in this browser. It is
 * checked before anything else of the form, so that registering reveals nothing about an address.
 * @throws ApiError E4002 without a link of this address
 */
export async function requireConfirmedAddress(
  context: IdentityContext,
  request: FastifyRequest,
  { email, path, now }: { email: string; path: string | undefined; now: Date },
): Promise<ConfirmedAddress> {
  const hash = hashSecretPath(path ?? context.registrationCookie.read(request) ?? '')
  const link = await findMailLink(context.db, 'registration', hash, now)
  if (link?.email !== email) throw new ApiError('E4002')
  return {
    email,
    productId: link.productId,
    async redeem(trx) {
      if (!(await redeemMailLink(trx, 'registration', hash, now))) throw new ApiError('E4002')
    },
  }
}
