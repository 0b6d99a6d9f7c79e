import { randomUUID } from 'node:crypto'
import type { Language } from '@hibiki/http'
import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { createSecretPath } from '../../secret-path.ts'
import { findCredentials, lockUser } from '../accounts/users.sql.ts'
import { computeLinkExpiry } from '../mails/link-lifetimes.rules.ts'
import { saveMailLink } from '../mails/mail-links.sql.ts'
import type { RegistrationForm } from './registration-form.rules.ts'

interface LinkRequest {
  email: string
  language: Language
  now: Date
}

/**
 * Sends the mail of a registration: a link or, for an address that has an account, the way to the login page. Both cost the same
 * work, and each address gets only a few an hour.
 */
export async function sendRegistrationMail(
  context: IdentityContext,
  {
    email,
    language,
    now,
    productId,
    form,
    agencyCode,
  }: LinkRequest & { productId: string | null; form: RegistrationForm; agencyCode: string | null },
): Promise<void> {
  const mayMail = await context.throttle.tryMail({ kind: 'registration', email }, now)
  const { path, hash } = createSecretPath(128)
  const expiresAt = computeLinkExpiry('registration', now)
  await context.db.transaction().execute(async (trx) => {
    const account = await lockAccountOf(trx, email)
    const link = { kind: 'registration' as const, subject: email, tokenHash: hash, expiresAt }
    // For an address with an account the same row is written, and its secret discarded. A link that is not sent replaces none, so
    // that repeated requests of others cannot lock the owner out.
    if (mayMail) await saveMailLink(trx, { ...link, email, userId: null, productId })
    const template = account ? 'existing-address' : 'registration'
    const url = account ? context.links.login : context.links.registration(path, form, agencyCode)
    const mail = { template, values: { url }, language, to: email, now, uselessAfter: expiresAt } as const
    await context.mails.write(trx, { ...mail, userId: account?.id, suppressed: !mayMail })
  })
}

/** Sends the mail of a password reset; an unknown address costs the same work and gets no mail. */
export async function sendPasswordResetMail(
  context: IdentityContext,
  { email, language, now }: LinkRequest,
): Promise<void> {
  const mayMail = await context.throttle.tryMail({ kind: 'password-reset', email }, now)
  const { path, hash } = createSecretPath(128)
  const expiresAt = computeLinkExpiry('password-reset', now)
  await context.db.transaction().execute(async (trx) => {
    const account = await lockAccountOf(trx, email)
    const link = { kind: 'password-reset' as const, subject: email, tokenHash: hash, expiresAt }
    if (mayMail) await saveMailLink(trx, { ...link, email, userId: account?.id ?? null, productId: null })
    const values = { url: context.links.passwordReset(path) }
    const mail = {
      template: 'password-reset',
      values,
      language,
      to: email,
      now,
      uselessAfter: expiresAt,
    } as const
    await context.mails.write(trx, { ...mail, userId: account?.id, suppressed: !mayMail || !account })
  })
}

/**
 * Finds and locks the account of an address: after a change of address that commits meanwhile the old address finds no account.
 * The same queries run for an address without account.
 */
async function lockAccountOf(trx: Trx, email: string): Promise<{ id: string } | undefined> {
  const found = await findCredentials(trx, email)
  await lockUser(trx, found?.id ?? randomUUID())
  const account = await findCredentials(trx, email)
  return account?.id === found?.id ? account : undefined
}
