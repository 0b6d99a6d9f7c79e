import { ApiError, type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import {
  DeliveryAddressResponse,
  requireDeliveryAddressId,
  toDeliveryAddressResponse,
} from '../delivery-address.ts'
import { findDeliveryAddress } from '../delivery-addresses.sql.ts'

const schema = {
  operationId: 'getDelivery',
  summary: "Returns one of the member's delivery addresses",
  tags: ['address'],
  querystring: Type.Object({ id: Type.String({ maxLength: 64 }) }),
  response: {
    200: DeliveryAddressResponse,
    ...describeErrors('E3001', 'E4010', 'E4014', 'E4030', 'E4040'),
  },
}

export function getDelivery(app: App, deps: BillingContext): void {
  app.get('/v2/address/delivery', { schema }, async (request) => {
    const id = requireDeliveryAddressId(request.query.id)
    const found = await findDeliveryAddress(deps.database.db, {
      memberId: requireSession(request).userId,
      id,
    })
    if (!found) throw new ApiError('E4040')
    return toDeliveryAddressResponse(found)
  })
}
