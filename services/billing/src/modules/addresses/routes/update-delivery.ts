import { ApiError, type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import {
  DeliveryAddressBody,
  lockMemberForAddressChange,
  requireDeliveryAddressId,
  toDeliveryAddressFields,
} from '../delivery-address.ts'
import { updateDeliveryAddress, updateRegularAddress } from '../delivery-addresses.sql.ts'

const schema = {
  operationId: 'updateDelivery',
  summary: 'Changes a delivery address; the regular one stays regular until another is made regular',
  tags: ['address'],
  body: DeliveryAddressBody,
  response: {
    200: Type.Object({}),
    ...describeErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040'),
  },
}

export function updateDelivery(app: App, deps: BillingContext): void {
  app.post('/v2/address/update/delivery', { schema }, async (request) => {
    const { userId: memberId } = requireSession(request)
    const id = requireDeliveryAddressId(request.body.deliveryId ?? request.body.addressId)
    const fields = toDeliveryAddressFields(request.body)
    await deps.database.db.transaction().execute(async (trx) => {
      await lockMemberForAddressChange(trx, memberId)
      if (!(await updateDeliveryAddress(trx, { memberId, id }, fields, deps.clock())))
        throw new ApiError('E4040')
      await updateRegularAddress(trx, memberId, request.body.regulation ? id : null)
    })
    return {}
  })
}
