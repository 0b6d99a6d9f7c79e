import { addDays, getJstDay } from '@hibiki/calendar'
import { runInBatches } from '@hibiki/database'
import type { Role } from '@hibiki/http'
import type { IdentityContext } from '../../context.ts'
import type { Trx } from '../../db/identity-tables.ts'
import { changeClaims } from '../accounts/change-claims.ts'
import { appendAuditEntry } from '../audit/audit.sql.ts'
import { announceEndedSessions } from '../sessions/end-sessions.ts'
import { saveAssurance } from '../sessions/sessions.sql.ts'
import { NOTICE_DAYS } from './passkey-requirement.rules.ts'
import {
  claimNotices,
  deleteNoticesBefore,
  endSessionsWithoutPasskey,
  listRaisedRoomSessions,
  listRolesToEnforce,
  lockRequirementToEnforce,
  markRequirementEnforced,
} from './passkey-requirements.sql.ts'

/**
 * Ends, once for each first day, the sessions of the role that were opened without a passkey. Devices in rooms go on playing, but what a
 * password opened on them is closed.
 */
export async function enforceRequirements(context: IdentityContext): Promise<void> {
  const { db, clock } = context
  for (const role of await listRolesToEnforce(db, getJstDay(clock()))) {
    await lowerRoomSessions(context, role)
    await runInBatches((limit) =>
      db.transaction().execute(async (trx: Trx) => {
        const now = clock()
        // The requirement is locked before sessions, in the order of logins.
        if (!(await lockRequirementToEnforce(trx, role, getJstDay(now)))) return 0
        const ended = await endSessionsWithoutPasskey(trx, { role, now, limit })
        await announceEndedSessions(trx, ended)
        // One that was bound to its room, or raised, at the last moment is lowered by the next run.
        const isDone = ended.length < limit && (await listRaisedRoomSessions(trx, role, 1)).length === 0
        if (isDone) await markRequirementEnforced(trx, role, now)
        return ended.length
      }),
    )
  }
}

/** No requirement is locked here, because logins lock the member before it. */
async function lowerRoomSessions({ db, clock }: IdentityContext, role: Role): Promise<void> {
  await runInBatches(async (limit) => {
    const raised = await listRaisedRoomSessions(db, role, limit)
    for (const { sessionId, userId } of raised)
      await db.transaction().execute(async (trx: Trx) => {
        await changeClaims(trx, clock, userId, () => saveAssurance(trx, sessionId, 'low'))
        const act = { action: 'assurance-lowered', actorId: null, subjectId: userId, detail: {} } as const
        await appendAuditEntry(trx, act)
      })
    return raised.length
  })
}

/** Tells members without a passkey by mail, once for each first day, from a week before it on. */
export async function notifyOfRequirements({ db, clock, mails, links }: IdentityContext): Promise<void> {
  const today = getJstDay(clock())
  await runInBatches((limit) =>
    db.transaction().execute(async (trx: Trx) => {
      const now = clock()
      const people = await claimNotices(trx, { today, until: addDays(today, NOTICE_DAYS), now, limit })
      for (const { userId, firstDay } of people) {
        const values = { url: links.settings, firstDay }
        await mails.writeToMember(trx, userId, { template: 'passkey-required', values, now })
      }
      return people.length
    }),
  )
  await runInBatches((limit) => deleteNoticesBefore(db, today, limit))
}
