import { createHash } from 'node:crypto'
import { demoPassword } from '@hibiki/deploy-local/demo-accounts'
import { vi } from 'vitest'
import type { MatrixWorld, RunningTestService } from '../../matrix.ts'
import { getDemoUserId } from '../../world.ts'

export const password = demoPassword
export const newPassword = 'kaede no oto 7'
export const tokyoAgencyCode = '100000000001'
export const osakaAgencyCode = '100000000002'
export const newcomerEmail = 'newcomer@example.jp'
export const invitedEmail = 'invited@example.jp'

/** Secrets of links are known here, because only their hashes are stored. */
export const linkPaths = {
  registration: 'registration-path-of-the-matrix',
  reset: 'password-reset-path-of-the-matrix',
  emailChange: 'email-change-path-of-the-matrix',
  invitation: 'invitation-path-of-the-matrix',
}

export interface IdentityFixtures {
  /** A session of `customer` on another device. */
  sessionId: string
  /** A passkey of `customer`. */
  passkeyId: string
  /** An export of `customer` that is ready. */
  exportId: string
  /** The easy-login link of `customer`. */
  easyLoginPath: string
  /** The code of a device that nobody has approved yet, and its secret. */
  pairing: { code: string; secret: string }
  /** Applications to the agency of `customer`, by members who are none of the callers. */
  open: { id: string; code: string }
  rejected: { id: string; code: string }
  invitationId: string
  transferId: string
  auditId: string
  agencyId: string
}

/** Creates objects of `customer` and of its agency, through the service where that is fast. */
export async function prepareIdentityFixtures(
  world: MatrixWorld,
  service: RunningTestService,
): Promise<IdentityFixtures> {
  const { value } = service
  const customer = getDemoUserId('customer')
  const sessionId = await value(
    `insert into identity.sessions (user_id, created_at, last_used_at, expires_at, absolute_expires_at, device)
     values ($1, now(), now(), now() + interval '1 day', now() + interval '1 day', 'phone') returning id`,
    [customer],
  )
  const passkeyId = await value(
    `insert into identity.passkeys (user_id, credential_id, public_key, sign_count, device, created_at)
     values ($1, 'of-the-customer', '', 0, 'phone', now()) returning id`,
    [customer],
  )
  for (const [kind, path, email, userId] of [
    ['registration', linkPaths.registration, newcomerEmail, null],
    ['password-reset', linkPaths.reset, 'customer@hibiki.example', customer],
    ['email-change', linkPaths.emailChange, 'customer-new@example.jp', customer],
  ]) {
    await value(
      `insert into identity.mail_links (kind, subject, token_hash, email, user_id, expires_at)
       values ($1, $2, $3, $4, $5, now() + interval '1 hour')`,
      [kind, kind === 'email-change' ? userId : email, hash(path ?? ''), email, userId],
    )
  }
  await value(
    `insert into identity.passkey_requirements (role, first_day, set_by, set_at)
     values ('ROLE_ENTERPRISE', now()::date + 90, $1, now())`,
    [getDemoUserId('admin')],
  )
  const invitationId = await value(
    `insert into identity.invitations (email, token_hash, created_by, created_at, expires_at)
     values ($1, $2, $3, now(), now() + interval '1 hour') returning id`,
    [invitedEmail, hash(linkPaths.invitation), getDemoUserId('admin')],
  )

  const application = async (name: string, code: string) => {
    const applicant = await value(
      `with added as (
        insert into identity.users (user_id, username, email, password_hash) values ($1, $1, $1 || '@example.jp', '')
        returning id)
       insert into identity.user_roles (user_id, role) select id, 'ROLE_GENERAL' from added returning user_id`,
      [name],
    )
    const id = await value(
      `insert into identity.applications (code, type, applicant_id, agency_id, opened_account, applied_at)
       values ($1, '02', $2, (select id from identity.agencies where code = $3), false, now()) returning id`,
      [code, applicant, tokyoAgencyCode],
    )
    return { id, code }
  }
  const open = await application('applicant', 'MATRXAPPLY22')
  const rejected = await application('rejectee', 'MATRXREFUSED')
  await world.ask(service, 'admin', '/pic/approval/reject', { applyingCode: rejected.code })

  const moved = await value(
    `with added as (
      insert into identity.users (user_id, username, email, password_hash, agency_code, agency_status)
      values ('moved', 'moved', 'moved@example.jp', '', $1, '3') returning id)
     insert into identity.user_roles (user_id, role) select id, 'ROLE_CUSTOMER' from added returning user_id`,
    [osakaAgencyCode],
  )
  const { transferId } = await world.ask<{ transferId: string }>(service, 'admin', '/account/transfer', {
    userIds: [moved],
    targetAgencyCode: tokyoAgencyCode,
    targetRole: 'ROLE_CUSTOMER',
  })

  const { url } = await world.ask<{ url: string }>(service, 'customer', '/account/easy-login/register', {
    agreement: true,
  })
  const { id: exportId } = await world.ask<{ id: string }>(service, 'customer', '/account/export', {})
  await vi.waitFor(
    async () => {
      if ((await value('select state from identity.exports where id = $1', [exportId])) !== 'ready')
        throw new Error('the copy of all data is not ready')
    },
    { timeout: 20_000, interval: 100 },
  )
  return {
    sessionId,
    passkeyId,
    exportId,
    easyLoginPath: url.split('/').at(-1) ?? '',
    pairing: await world.ask(service, 'visitor', '/auth/device-pairing', {}),
    open,
    rejected,
    invitationId,
    transferId,
    auditId: await value('select id from identity.audit_log order by 1 limit 1'),
    agencyId: await value('select id from identity.agencies where code = $1', [tokyoAgencyCode]),
  }
}

const hash = (path: string) => createHash('sha256').update(path).digest()
