import { ApiError, getRequestLanguage } from '@hibiki/http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { createAccount, requireUsername } from '../accounts/create-account.ts'
import { toDisplayNameKana, toDisplayNameOrUsername } from '../accounts/display-name-field.ts'
import { requireEmail } from '../accounts/email-field.ts'
import type { ApplicationType } from '../applications/application.rules.ts'
import { submitApplication } from '../applications/submit-application.ts'
import { logIn, setLoginCookies } from '../logins/log-in.ts'
import { getThrottleAddress } from '../logins/throttle-address.ts'
import { hashNewPassword } from '../passwords/hash-new-password.ts'
import { requireConfirmedAddress } from './require-confirmed-address.ts'

export interface ApplicantForm {
  email: string
  username: string
  displayName?: string
  displayNameKana?: string
  password: string
  verifyPassword: string
  agreeTermsOfService?: boolean
  agreeProvidingData?: boolean
  /** The path of the mail link. */
  path?: string
}

/** The agency that the applicant applies to, found or created in the transaction of the registration. */
export interface AgencyApplicationRequest {
  type: ApplicationType
  agencyId: string
  /** Null while the agency itself waits for approval. */
  agencyCode: string | null
  picId: string | null
}

/**
 * Creates a general account that waits for an agency (status 1), its application and its session. The approval changes the role.
 * @returns the application code
 * @throws ApiError E4002 unless the address was confirmed by mail, E3001, E3022 … E3031 for the form, E4003 for a declined
 * consent, E4290 for too many from one address
 */
export async function registerApplicant(
  context: IdentityContext,
  request: FastifyRequest,
  reply: FastifyReply,
  form: ApplicantForm,
  wish: (trx: Trx) => Promise<AgencyApplicationRequest>,
): Promise<string> {
  const now = context.clock()
  await context.throttle.countAddressAttempt(getThrottleAddress(request), now, 'account')
  const email = requireEmail(form.email)
  const proven = await requireConfirmedAddress(context, request, { email, path: form.path, now })
  const { username, password, verifyPassword: verify } = form
  requireUsername(username)
  const displayName = toDisplayNameOrUsername(form.displayName, username)
  const passwordHash = await hashNewPassword(
    { password, verify, names: [username, displayName, email] },
    { password: 'password', verify: 'verifyPassword' },
  )
  const consents = consentsOf(form)
  const { userId, tokens, code } = await context.db.transaction().execute(async (trx) => {
    const { agencyCode, ...wished } = await wish(trx)
    await proven.redeem(trx)
    const userId = await createAccount(trx, context, {
      username,
      displayName,
      displayNameKana: toDisplayNameKana(form),
      email,
      passwordHash,
      language: getRequestLanguage(request),
      role: 'ROLE_GENERAL',
      agency: { code: agencyCode, status: '1' },
      ...(consents && { consents }),
      now,
    })
    const code = await submitApplication(trx, { ...wished, applicantId: userId, openedAccount: true, now })
    const tokens = await logIn(trx, context, request, { userId, assurance: 'full', by: 'registration', now })
    return { userId, tokens, code }
  })
  setLoginCookies(context, request, reply, { userId, tokens, now })
  context.registrationCookie.clear(reply)
  return code
}

/** Returns both consents; undefined when neither was sent, and my page requests both on the first visit. */
function consentsOf({ agreeTermsOfService: terms, agreeProvidingData: data }: ApplicantForm) {
  if (terms === undefined && data === undefined) return undefined
  if (!terms || !data) throw new ApiError('E4003')
  return { termsOfService: true, providingData: true }
}
