import { runTransactionWithRetry } from '@hibiki/database'
import { ApiError } from '@hibiki/http'
import { appendToOutbox, type NewEvent } from '@hibiki/messaging'
import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { changeClaims } from '../accounts/change-claims.ts'
import { lockUser } from '../accounts/users.sql.ts'
import { isSameMembership, type Membership } from '../agencies/membership.rules.ts'
import { clearDepartedPic, findMembership, saveMembership } from '../agencies/memberships.sql.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { planTransfer, type TransferRequest } from './plan-transfer.ts'
import { computeUndoUntil } from './transfer.rules.ts'
import { toTransferError, toUndoTransferError } from './transfer-error.ts'
import {
  findUserAndAgencyNames,
  insertTransfer,
  lockTransfer,
  saveTransferUndone,
  type TransferMove,
} from './transfers.sql.ts'

type Deps = Pick<IdentityContext, 'db' | 'clock' | 'mails' | 'links'>

/**
 * Moves members, all or none; the old agency loses access at once.
 * @throws ApiError E4096 when the preview would show a problem, and what `planTransfer` throws
 */
export function performTransfer(
  context: Deps,
  actorId: string,
  request: TransferRequest,
): Promise<{ id: string; undoUntil: Date }> {
  return runTransactionWithRetry(context.db, async (trx) => {
    const seen = await planTransfer(trx, request)
    for (const { userId } of inOrder([...seen.moves, ...seen.customerMoves])) await lockUser(trx, userId)
    // The plan is made again under the locks, with which nobody else can move the members.
    const plan = await planTransfer(trx, request)
    if (plan.problems.length > 0 || plan.moves.length === 0) throw await toTransferError(trx, plan.problems)
    const moves = [...plan.moves, ...plan.customerMoves.map(({ picId: _, ...move }) => move)]
    const now = context.clock()
    const until = computeUndoUntil(now)
    const id = await insertTransfer(trx, { performedBy: actorId, performedAt: now, undoUntil: until, moves })
    for (const { userId, after } of inOrder(moves)) await move(trx, context, userId, after)
    for (const { userId, before, after } of moves) {
      const detail = { transferId: id, from: before.agencyCode, to: after.agencyCode, role: after.role }
      await appendAuditEntry(trx, { actorId, action: 'transfer-performed', subjectId: userId, detail })
    }
    await writeMails(trx, context, { moves, undone: false, now })
    return { id, undoUntil: until }
  })
}

/**
 * Moves everyone back.
 * @throws ApiError E4040 for an unknown transfer, E4094 after 24 hours, E4095 when it was undone already or a member was moved
 * since
 */
export async function undoTransfer(context: Deps, actorId: string, transferId: string): Promise<void> {
  await runTransactionWithRetry(context.db, async (trx) => {
    const transfer = await lockTransfer(trx, transferId)
    if (!transfer) throw new ApiError('E4040')
    if (transfer.undoneAt !== null) throw new ApiError('E4095')
    const now = context.clock()
    if (now > transfer.undoUntil) throw new ApiError('E4094')
    const movedSince: string[] = []
    for (const { userId, after } of transfer.moves) {
      await lockUser(trx, userId)
      const current = await findMembership(trx, userId)
      if (!current || !isSameMembership(current, after)) movedSince.push(userId)
    }
    if (movedSince.length > 0) throw await toUndoTransferError(trx, movedSince)
    const events: NewEvent[] = []
    for (const { userId, before, after } of picsFirst(transfer.moves)) {
      // The time must not be before the one that `member-changed` gives for leaving the other agency.
      const at = await move(trx, context, userId, await clearDepartedPic(trx, before))
      const detail = { transferId, to: before.agencyCode }
      await appendAuditEntry(trx, { actorId, action: 'transfer-undone', subjectId: userId, detail })
      const { role, agencyCode } = before
      if (role !== 'ROLE_CUSTOMER' || agencyCode === null || agencyCode === after.agencyCode) continue
      const moments = { performedAt: transfer.performedAt.toISOString(), at: at.toISOString() }
      const payload = { transferId, userId, agencyCode, ...moments }
      events.push({ subject: 'identity.transfer-undone.v1', payload })
    }
    await saveTransferUndone(trx, transfer.id, now)
    await appendToOutbox(trx, events)
    const moves = transfer.moves.map(({ userId, before, after }) => ({
      userId,
      before: after,
      after: before,
    }))
    await writeMails(trx, context, { moves, undone: true, now })
  })
}

/** Sends a mail to everyone whose agency changed. */
async function writeMails(
  trx: Trx,
  { mails, links }: Deps,
  { moves, undone, now }: { moves: readonly TransferMove[]; undone: boolean; now: Date },
): Promise<void> {
  const moved = moves.filter(({ before, after }) => before.agencyCode !== after.agencyCode)
  const agencyCodes = moved.flatMap(({ before, after }) => [before.agencyCode ?? '', after.agencyCode ?? ''])
  const { agencies } = await findUserAndAgencyNames(trx, { userIds: [], agencyCodes })
  const nameOf = (code: string | null) => agencies.get(code ?? '') ?? ''
  const template = undone ? 'agency-change-undone' : 'agency-changed'
  for (const { userId, before, after } of moved) {
    const values = {
      from: nameOf(before.agencyCode),
      to: nameOf(after.agencyCode),
      url: links.mypage,
    }
    await mails.writeToMember(trx, userId, { template, values, now })
  }
}

const inOrder = <T extends { userId: string }>(moves: T[]): T[] =>
  moves.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))

/** Persons in charge come before the customers who are assigned to them again. */
const picsFirst = (moves: readonly TransferMove[]): TransferMove[] =>
  moves.toSorted((a, b) => Number(a.before.picId !== null) - Number(b.before.picId !== null))

function move(trx: Trx, context: Deps, userId: string, to: Membership): Promise<Date> {
  return changeClaims(trx, context.clock, userId, () => saveMembership(trx, userId, to))
}
