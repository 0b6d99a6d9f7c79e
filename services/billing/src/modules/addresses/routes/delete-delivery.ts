import { ApiError, type App, commonErrors, errorResponses, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { billingErrors } from '../../../errors.ts'
import { lockAddressesOf, requireAddressId } from '../delivery-address.ts'
import {
  deleteAddress,
  findAddress,
  isAwaitingDelivery,
  saveRegularAddress,
} from '../delivery-addresses.sql.ts'

const schema = {
  operationId: 'deleteDelivery',
  summary: 'Deletes a delivery address; when it was the regular one, the newest other becomes regular',
  tags: ['address'],
  querystring: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  response: {
    200: Type.Object({}),
    ...errorResponses(
      { ...commonErrors, ...billingErrors },
      'E3001',
      'E4010',
      'E4014',
      'E4030',
      'E4040',
      'BILLING_ADDRESS_IN_USE',
    ),
  },
}

export function deleteDelivery(app: App, deps: BillingContext): void {
  app.post('/v2/address/delete/delivery', { schema }, async (request) => {
    const { userId: memberId } = memberOf(request)
    const id = requireAddressId(request.query.id)
    await deps.database.db.transaction().execute(async (trx) => {
      await lockAddressesOf(trx, memberId)
      if (!(await findAddress(trx, { memberId, id }))) throw new ApiError('E4040')
      if (await isAwaitingDelivery(trx, id)) throw new ApiError('BILLING_ADDRESS_IN_USE')
      await deleteAddress(trx, { memberId, id })
      await saveRegularAddress(trx, memberId, null)
    })
    return {}
  })
}
