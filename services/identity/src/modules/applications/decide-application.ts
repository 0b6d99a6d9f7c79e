import { randomBytes } from 'node:crypto'
import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError, type Session } from '@hibiki/http'
import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { changeClaims } from '../accounts/change-claims.ts'
import { findMember } from '../accounts/users.sql.ts'
import {
  deleteUnusedAgency,
  hasAgencyMembers,
  lockAgency,
  saveAgencyCode,
  saveAgencyState,
} from '../agencies/agencies.sql.ts'
import { isSameMembership } from '../agencies/membership.rules.ts'
import {
  clearDepartedPic,
  findMembership,
  isPicInAgency,
  saveMembership,
} from '../agencies/memberships.sql.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { eraseAccount } from '../deletion/erase-account.ts'
import { hasObligations } from '../deletion/obligations.ts'
import {
  type ApplicationDecision,
  applicationTypesDecidedByPic,
  computeMembershipAfterApproval,
  computeMembershipAfterDeletion,
  computeMembershipAfterRejection,
  isDecisionAllowed,
} from './application.rules.ts'
import { toAgencyCode } from './application-code.rules.ts'
import {
  countApplicationsOfApplicant,
  deleteApplication,
  isApplicationSuperseded,
  type LockedApplication,
  listApplicationStatusesOfApplicant,
  lockApplication,
  saveApplicationDecision,
} from './applications.sql.ts'

export interface DecisionRequest {
  which: { code: string } | { id: string }
  /** The version that the decider saw; missing from pages that do not know it. */
  version: number | undefined
  decision: ApplicationDecision
}

type Deps = IdentityContext

/**
 * Approves, rejects or deletes an application, for my page and the console alike.
 * @throws ApiError E4040 for one that the decider may not see, E4092 for the own one, E4090 when another decider was first, E4093
 * for the deletion of one that is not rejected, E4095 for a late approval when the applicant has another application by now or
 * was transferred since, E5030 when billing cannot tell whether the account that would be deleted owes something
 */
export async function decideApplication(
  context: Deps,
  decider: Session,
  asked: DecisionRequest,
): Promise<void> {
  const owesNothing = asked.decision === 'delete' && (await applicantOwesNothing(context, decider, asked))
  await runTransactionWithRetry(context.db, async (trx) => {
    const application = await lockDecidable(trx, decider, asked)
    if (asked.decision === 'delete') await deleteRejected(trx, context, decider, application, owesNothing)
    else await decide(trx, context, decider, application, asked.decision === 'approve')
  })
}

async function lockDecidable(trx: Trx, decider: Session, asked: DecisionRequest): Promise<LockedApplication> {
  const application = await lockApplication(trx, asked.which)
  if (!application || !(await isBusinessOf(trx, decider, application))) throw new ApiError('E4040')
  if (application.applicantId === decider.userId) throw new ApiError('E4092')
  if (asked.version !== undefined && asked.version !== application.version) throw new ApiError('E4090')
  if (!isDecisionAllowed(application.status, asked.decision)) {
    throw new ApiError(asked.decision === 'delete' ? 'E4093' : 'E4090')
  }
  return application
}

/** Asks billing about an account that would be deleted, before anything is locked; returns false for one that stays anyway. */
async function applicantOwesNothing(
  context: Deps,
  decider: Session,
  asked: DecisionRequest,
): Promise<boolean> {
  const applicantId = await context.db.transaction().execute(async (trx) => {
    const application = await lockDecidable(trx, decider, asked)
    return (await wasNeverActive(trx, application)) ? application.applicantId : null
  })
  return applicantId !== null && !(await hasObligations(context, applicantId))
}

async function isBusinessOf(trx: Trx, decider: Session, application: LockedApplication): Promise<boolean> {
  if (decider.roles.includes('ROLE_ADMIN')) return true
  const { agencyCode: code, type } = application
  return (
    code !== null && applicationTypesDecidedByPic.includes(type) && isPicInAgency(trx, decider.userId, code)
  )
}

async function decide(
  trx: Trx,
  context: Deps,
  decider: Session,
  application: LockedApplication,
  approved: boolean,
): Promise<void> {
  const { applicantId, code, type } = application
  const newCode = await (approved
    ? approveApplication(trx, context, application)
    : rejectApplication(trx, context, application))
  const now = context.clock()
  const status = approved ? '1' : '2'
  const replaced = approved ? newCode.replaced : undefined
  await saveApplicationDecision(trx, application.id, {
    status,
    authorizerId: decider.userId,
    now,
    ...(replaced && { replaced }),
  })
  await appendAuditEntry(trx, {
    actorId: decider.userId,
    action: approved ? 'application-approved' : 'application-rejected',
    subjectId: applicantId,
    detail: { code, type, agencyCode: newCode.agencyCode },
  })
  const { agencyName } = application
  const values = { code, agencyName, agencyCode: newCode.agencyCode, url: context.links.mypage }
  const template = approved ? 'application-approved' : 'application-rejected'
  await context.mails.writeToMember(trx, applicantId, { template, values, now })
}

async function approveApplication(trx: Trx, context: Deps, application: LockedApplication) {
  const { applicantId } = application
  // A rejection may be withdrawn, but not against a later application of the applicant or a transfer.
  if (application.status === '2' && (await isApplicationSuperseded(trx, application)))
    throw new ApiError('E4095')
  const code = await openAgency(trx, application)
  const replaced = await findMembership(trx, applicantId)
  // An account that meanwhile became an administrator's or an enterprise's belongs to no agency.
  if (!replaced) throw new ApiError('E4090')
  const to = await clearDepartedPic(trx, computeMembershipAfterApproval(application, code, replaced))
  await changeClaims(trx, context.clock, applicantId, () => saveMembership(trx, applicantId, to))
  return { agencyCode: code, replaced }
}

/** Returns the agency's code, which is issued now when this application created the agency. */
async function openAgency(trx: Trx, { agencyId }: LockedApplication): Promise<string> {
  const agency = await lockAgency(trx, agencyId)
  let { code } = agency
  while (code === null) {
    const candidate = toAgencyCode(randomBytes(12))
    if (await saveAgencyCode(trx, agencyId, candidate)) code = candidate
  }
  if (agency.state !== 'approved') await saveAgencyState(trx, agencyId, 'approved')
  return code
}

async function rejectApplication(trx: Trx, context: Deps, application: LockedApplication) {
  const { applicantId, agencyId, openedAccount, type } = application
  const current = await findMembership(trx, applicantId)
  const before = membershipBefore(application, current)
  const to = before && (await clearDepartedPic(trx, computeMembershipAfterRejection(before)))
  if (to) await changeClaims(trx, context.clock, applicantId, () => saveMembership(trx, applicantId, to))
  const agency = await lockAgency(trx, agencyId)
  const broughtAgency = type === '01' && openedAccount && agency.state !== 'rejected'
  if (broughtAgency && !(await hasAgencyMembers(trx, agency.code))) {
    await saveAgencyState(trx, agencyId, 'rejected')
  }
  return { agencyCode: agency.code, replaced: undefined }
}

/**
 * Returns the membership that a rejection leads back to; undefined when the member was moved elsewhere since, which a rejection
 * does not change.
 */
function membershipBefore(
  { status, replaced, agencyCode: code }: LockedApplication,
  current: Awaited<ReturnType<typeof findMembership>>,
) {
  if (status !== '1') return current
  return current?.status === '3' && current.agencyCode === code ? (replaced ?? undefined) : undefined
}

async function deleteRejected(
  trx: Trx,
  context: Deps,
  decider: Session,
  application: LockedApplication,
  owesNothing: boolean,
): Promise<void> {
  const { applicantId, code, type } = application
  const withAccount = owesNothing && (await wasNeverActive(trx, application))
  await appendAuditEntry(trx, {
    actorId: decider.userId,
    action: 'application-deleted',
    subjectId: applicantId,
    detail: { code, type, withAccount },
  })
  await deleteApplication(trx, application.id)
  if (withAccount)
    await eraseAccount(trx, context, { userId: applicantId, actorId: decider.userId, now: context.clock() })
  else await releaseApplicant(trx, context, applicantId)
  await deleteUnusedAgency(trx, application.agencyId)
}

async function wasNeverActive(trx: Trx, application: LockedApplication): Promise<boolean> {
  const { applicantId, openedAccount, approvedAt } = application
  if (!openedAccount || approvedAt !== null) return false
  const applicant = await findMember(trx, applicantId)
  // A member with a plan uses the account, so it is not deleted.
  if (applicant?.agencyStatus !== '2' || applicant.planName !== null) return false
  return (await countApplicationsOfApplicant(trx, applicantId)) === 1
}

/** Lifts the restriction that the deleted application has left on its applicant. */
async function releaseApplicant(trx: Trx, context: Deps, applicantId: string): Promise<void> {
  const current = await findMembership(trx, applicantId)
  if (!current) return
  const to = computeMembershipAfterDeletion(
    current,
    await listApplicationStatusesOfApplicant(trx, applicantId),
  )
  if (isSameMembership(current, to)) return
  await changeClaims(trx, context.clock, applicantId, () => saveMembership(trx, applicantId, to))
}
