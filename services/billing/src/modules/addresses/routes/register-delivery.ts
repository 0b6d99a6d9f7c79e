import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { describeBillingErrors } from '../../../errors.ts'
import {
  DeliveryAddressBody,
  lockMemberForAddressChange,
  toDeliveryAddressFields,
} from '../delivery-address.ts'
import {
  insertDeliveryAddress,
  listDeliveryAddresses,
  updateRegularAddress,
} from '../delivery-addresses.sql.ts'
import { MAX_DELIVERY_ADDRESSES } from '../regular-address.rules.ts'

const schema = {
  operationId: 'registerDelivery',
  summary: 'Stores a delivery address; the first one of a member becomes the regular one',
  tags: ['address'],
  body: DeliveryAddressBody,
  response: {
    200: Type.Object({ deliveryId: Type.String() }),
    ...describeBillingErrors('E3001', 'E4010', 'E4014', 'E4030', 'BILLING_ADDRESS_LIMIT'),
  },
}

export function registerDelivery(app: App, deps: BillingContext): void {
  app.post('/v2/address/register/delivery', { schema }, async (request) => {
    const { userId } = requireSession(request)
    const fields = toDeliveryAddressFields(request.body)
    const deliveryId = await deps.database.db.transaction().execute(async (trx) => {
      await lockMemberForAddressChange(trx, userId)
      if ((await listDeliveryAddresses(trx, userId)).length >= MAX_DELIVERY_ADDRESSES)
        throw new ApiError('BILLING_ADDRESS_LIMIT', { params: { limit: MAX_DELIVERY_ADDRESSES } })
      const id = await insertDeliveryAddress(trx, userId, fields, deps.clock())
      await updateRegularAddress(trx, userId, request.body.regulation ? id : null)
      return id
    })
    return { deliveryId }
  })
}
