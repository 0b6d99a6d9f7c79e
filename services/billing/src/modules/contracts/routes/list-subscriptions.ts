import { getJstDay } from '@hibiki/calendar'
import { type App, describeErrors, getRequestLanguage, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { listOwnBonusGrants } from '../../bonus/bonus-codes.sql.ts'
import { findMember } from '../../members/members.sql.ts'
import { PurchaseRow, toBonusPurchaseRow, toPurchaseRow } from '../purchase-row.ts'
import { listPurchases } from '../purchases.sql.ts'

const schema = {
  operationId: 'listSubscriptions',
  summary:
    'Lists the contracts that the member pays or uses and that are not over, the newest first, followed by days given by bonus codes',
  tags: ['payment'],
  response: {
    200: Type.Array(PurchaseRow),
    ...describeErrors('E4010', 'E4014', 'E4030'),
  },
}

export function listSubscriptions(app: App, deps: BillingContext): void {
  app.get('/payment/fetch-subscription', { schema }, async (request, reply) => {
    const { userId: memberId } = requireSession(request)
    const shown = { memberId, today: getJstDay(deps.clock()), language: getRequestLanguage(request) }
    const purchases = await listPurchases(deps.db, memberId, { live: true })
    const grants = await listOwnBonusGrants(deps.db, memberId, shown.today)
    const memberName = grants.length === 0 ? '' : ((await findMember(deps.db, memberId))?.name ?? '')
    reply.header('cache-control', 'no-store')
    const rows = purchases.map((purchase) => toPurchaseRow(purchase, shown))
    return [
      ...rows,
      ...grants.map((grant) => toBonusPurchaseRow(grant, { memberName, language: shown.language })),
    ]
  })
}
