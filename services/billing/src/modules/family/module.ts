import { DAY_MS } from '@hibiki/calendar'
import { runInBatches } from '@hibiki/database'
import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { BillingContext } from '../../context.ts'
import { endFamilyOfErasedHolder } from './end-family-of-erased-holder.ts'
import { ADDRESS_WINDOW_MS } from './family.rules.ts'
import { deleteOldInvitationMailTimes, deleteOldPlaces } from './family.sql.ts'
import { acceptFamilyInvitationRoute } from './routes/accept-family-invitation.ts'
import { declineFamilyInvitationRoute } from './routes/decline-family-invitation.ts'
import { getFamily } from './routes/get-family.ts'
import { inviteToFamilyRoute } from './routes/invite-to-family.ts'
import { leaveFamilyRoute } from './routes/leave-family.ts'
import { readFamilyInvitation } from './routes/read-family-invitation.ts'
import { removeFromFamilyRoute } from './routes/remove-from-family.ts'
import { resendFamilyInvitationRoute } from './routes/resend-family-invitation.ts'

/** Until then support can say when a place ended and why. */
const RETENTION_MS = 90 * DAY_MS
const DELETE_EVERY_MS = 3_600_000

export const family = defineModule<BillingContext>({
  name: 'family',
  routes(app, context) {
    // Places belong to a contract, so an easy-login session must neither see nor change them.
    registerRoutes(app, context, accessRules.confirmed(accessRules.memberNotEnterprise), [
      getFamily,
      inviteToFamilyRoute,
      resendFamilyInvitationRoute,
      removeFromFamilyRoute,
      leaveFamilyRoute,
    ])
    registerRoutes(app, context, accessRules.confirmed(accessRules.member), [acceptFamilyInvitationRoute])
    registerRoutes(app, context, accessRules.visitor, [readFamilyInvitation, declineFamilyInvitationRoute])
  },
  jobs: ({ db, clock }) => [
    {
      name: 'delete-old-family-places',
      everyMs: DELETE_EVERY_MS,
      async run() {
        const now = clock().getTime()
        await runInBatches((limit) => deleteOldPlaces(db, new Date(now - RETENTION_MS), limit))
        await runInBatches((limit) =>
          deleteOldInvitationMailTimes(db, new Date(now - ADDRESS_WINDOW_MS), limit),
        )
      },
    },
  ],
  personalData: [
    {
      table: 'family_places',
      person: ['holder_id', 'member_id'],
      // The address is what the holder typed. The other member's id says nothing to either, and the secret's hash to nobody.
      export: { omit: ['token_hash', 'holder_id', 'member_id'] },
      erase: {
        async run(trx, memberId, { clock }) {
          await endFamilyOfErasedHolder(trx, memberId, clock())
          await sql`delete from family_places where holder_id = ${memberId} or member_id = ${memberId}`.execute(
            trx,
          )
        },
      },
    },
    {
      table: 'family_invitation_mails',
      person: 'holder_id',
      export: { none: 'times of mails by hashes of addresses, a week at most' },
      erase: 'delete',
    },
  ],
})
