import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import { lockMemberForAddressChange, requireDeliveryAddressId } from '../delivery-address.ts'
import {
  deleteDeliveryAddress,
  findDeliveryAddress,
  isAddressOfPendingDelivery,
  updateRegularAddress,
} from '../delivery-addresses.sql.ts'

const schema = {
  operationId: 'deleteDelivery',
  summary: 'Deletes a delivery address; when it was the regular one, the newest other becomes regular',
  tags: ['address'],
  querystring: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  response: {
    200: Type.Object({}),
    ...describeBillingErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040', 'BILLING_ADDRESS_IN_USE'),
  },
}

export function deleteDelivery(app: App, deps: BillingContext): void {
  app.post('/v2/address/delete/delivery', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const id = requireDeliveryAddressId(request.query.id)
    await deps.database.db.transaction().execute(async (trx) => {
      await lockMemberForAddressChange(trx, memberId)
      if (!(await findDeliveryAddress(trx, { memberId, id }))) throw new ApiError('E4040')
      if (await isAddressOfPendingDelivery(trx, id)) throw new ApiError('BILLING_ADDRESS_IN_USE')
      await deleteDeliveryAddress(trx, { memberId, id })
      await updateRegularAddress(trx, memberId, null)
    })
    return {}
  })
}
