import { type App, describeErrors, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { DeliveryAddressResponse, toDeliveryAddressResponse } from '../delivery-address.ts'
import { listDeliveryAddresses } from '../delivery-addresses.sql.ts'

const schema = {
  operationId: 'listDeliveries',
  summary: "Lists the member's delivery addresses, the regular one first",
  tags: ['address'],
  response: {
    200: Type.Array(DeliveryAddressResponse),
    ...describeErrors('E4010', 'E4014', 'E4030'),
  },
}

export function listDeliveries(app: App, deps: BillingContext): void {
  app.get('/v2/address/deliveries', { schema }, async (request) => {
    const addresses = await listDeliveryAddresses(deps.database.db, requireSession(request).userId)
    return addresses.map(toDeliveryAddressResponse)
  })
}
