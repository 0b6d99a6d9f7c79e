import { ApiError, type Language, type Role } from '@hibiki/http'
import { appendToOutbox } from '@hibiki/messaging'
import { isBlankText } from '@hibiki/text'
import type { IdentityContext } from '../../context.ts'
import type { MembershipStatus, Trx } from '../../db/identity-tables.ts'
import { identityErrors } from '../../errors.ts'
import { fieldText } from '../../texts.ts'
import { recordConsent } from '../agreements/record-consent.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { announceMember, announceNameReading } from './announce-member.ts'
import { isUsername } from './username.rules.ts'
import { insertUser } from './users.sql.ts'

export interface AccountRegistration {
  username: string
  displayName: string
  /** The reading of the display name in katakana, or null. */
  displayNameKana: string | null
  email: string
  passwordHash: string
  language: Language
  role: Role
  /** Null for an agency that still waits for its approval. */
  agency?: { code: string | null; status: MembershipStatus }
  /** When it is left out, my page requests the consents on the first visit. */
  consents?: { termsOfService: boolean; providingData: boolean }
  now: Date
}

/**
 * Creates an account with its consents, its event and its audit row.
 * @returns the new member's id
 * @throws ApiError E3030 or E3031 when the user name or the address is taken
 */
export async function createAccount(
  trx: Trx,
  context: Pick<IdentityContext, 'legalTexts'>,
  account: AccountRegistration,
): Promise<string> {
  const { displayNameKana, language, role, agency, consents, now } = account
  const inserted = await insertUser(trx, account)
  if ('taken' in inserted) throw taken(inserted.taken)
  const userId = inserted.id
  const agencyCode = agency?.code ?? null
  const payload = { userId, roles: [role], agencyCode, at: now.toISOString() }
  await appendToOutbox(trx, [{ subject: 'identity.user-registered.v1', payload }])
  await announceMember(trx, userId, now)
  if (displayNameKana !== null) await announceNameReading(trx, { userId, nameKana: displayNameKana, now })
  await appendAuditEntry(trx, {
    actorId: userId,
    action: 'registered',
    subjectId: userId,
    detail: { role, agencyCode },
  })
  if (consents) {
    const decision = { userId, language, now }
    await recordConsent(trx, context.legalTexts, {
      ...decision,
      document: 'terms-of-service',
      agreed: consents.termsOfService,
    })
    await recordConsent(trx, context.legalTexts, {
      ...decision,
      document: 'providing-data',
      agreed: consents.providingData,
    })
  }
  return userId
}

/** Throws E3001 naming the field unless the user name has the form that `isUsername` checks. */
export function requireUsername(typed: string): void {
  if (isUsername(typed)) return
  const text = fieldText(isBlankText(typed) ? 'required' : 'usernameInvalid')
  throw new ApiError('E3001', { fields: { username: text } })
}

function taken(what: 'username' | 'email'): ApiError {
  const code = what === 'username' ? 'E3030' : 'E3031'
  return new ApiError(code, { fields: { [what]: identityErrors[code] } })
}
