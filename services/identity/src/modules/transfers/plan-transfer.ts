import { ApiError } from '@hibiki/http'
import { isUuid } from '@hibiki/text'
import type { Db } from '../../db/identity-tables.ts'
import { fieldText } from '../../texts.ts'
import { isSameMembership } from '../agencies/membership.rules.ts'
import { findMembership, listCustomerIdsOfPic } from '../agencies/memberships.sql.ts'
import { requireAgency, requirePicInAgency } from '../agencies/require-agency.ts'
import {
  computeCustomerMembershipAfter,
  findTransferProblem,
  findTransferProblemForAnyDestination,
  type TransferDestination,
  type TransferProblem,
  toMembershipAfterTransfer,
} from './transfer.rules.ts'
import type { TransferMove } from './transfers.sql.ts'

export interface TransferRequest {
  userIds: readonly string[]
  targetAgencyCode: string
  targetRole: TransferDestination['role']
  targetPicId?: string | null
  /** Required when a person in charge is moved. */
  customersOfPic?: 'follow' | 'stay'
}

export interface TransferPlan {
  /** The person in charge of the chosen customers. */
  moves: TransferMove[]
  /** Of customers of a person in charge who is moved. */
  customerMoves: (TransferMove & { picId: string })[]
  problems: { userId: string; problem: TransferProblem }[]
}

/**
 * Returns what a transfer would do, and changes nothing.
 * @throws ApiError E3032 for an unknown agency, E3001 for a person who is no person in charge there, or when `customersOfPic` is
 * missing for a person in charge
 */
export async function planTransfer(db: Db, request: TransferRequest): Promise<TransferPlan> {
  const to = await destination(db, request)
  const plan: TransferPlan = { moves: [], customerMoves: [], problems: [] }
  const chosen = eachOnce(request.userIds)
  for (const userId of chosen) {
    const before = isUuid(userId) ? await findMembership(db, userId) : undefined
    const problem = findTransferProblem(userId, before, to)
    if (problem || !before) plan.problems.push({ userId, problem: problem ?? 'not-transferable' })
    else plan.moves.push({ userId, before, after: toMembershipAfterTransfer(to) })
  }
  for (const { userId, before } of plan.moves) {
    if (before.role !== 'ROLE_PERSON_IN_CHARGE') continue
    const { customersOfPic } = request
    if (!customersOfPic) throw customersUnknown()
    for (const customerId of await listCustomerIdsOfPic(db, userId, before.agencyCode)) {
      const customer = await findMembership(db, customerId)
      if (!customer || chosen.includes(customerId)) continue
      const after = computeCustomerMembershipAfter(customer, { id: userId, to }, customersOfPic)
      if (!isSameMembership(customer, after))
        plan.customerMoves.push({ userId: customerId, before: customer, after, picId: userId })
    }
  }
  return plan
}

/** Returns who of these cannot be transferred anywhere, which is known before a destination is chosen. */
export async function listTransferProblemsForAnyDestination(
  db: Db,
  userIds: readonly string[],
): Promise<TransferPlan['problems']> {
  const problems: TransferPlan['problems'] = []
  for (const userId of eachOnce(userIds)) {
    const problem = findTransferProblemForAnyDestination(
      isUuid(userId) ? await findMembership(db, userId) : undefined,
    )
    if (problem) problems.push({ userId, problem })
  }
  return problems
}

/** Normalizes ids as Postgres prints them, because a client may send one in capitals. */
const eachOnce = (userIds: readonly string[]): string[] =>
  [...new Set(userIds.map((id) => id.toLowerCase()))].sort()

async function destination(db: Db, request: TransferRequest): Promise<TransferDestination> {
  const { code } = await requireAgency(db, request.targetAgencyCode, 'targetAgencyCode')
  const role = request.targetRole
  const picId =
    role === 'ROLE_CUSTOMER' ? await requirePicInAgency(db, request.targetPicId, code, 'targetPicId') : null
  return { agencyCode: code, role, picId }
}

function customersUnknown(): ApiError {
  return new ApiError('E3001', { fields: { customersOfPic: fieldText('customersOfPic') } })
}
