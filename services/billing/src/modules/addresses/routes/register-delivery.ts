import { ApiError, type App, commonErrors, errorResponses, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { billingErrors } from '../../../errors.ts'
import { AddressBody, lockAddressesOf, toAddressFields } from '../delivery-address.ts'
import { insertAddress, listAddresses, saveRegularAddress } from '../delivery-addresses.sql.ts'
import { MAX_ADDRESSES } from '../regular-address.rules.ts'

const schema = {
  operationId: 'registerDelivery',
  summary: 'Stores a delivery address; the first one of a member becomes the regular one',
  tags: ['address'],
  body: AddressBody,
  response: {
    200: Type.Object({ deliveryId: Type.String() }),
    ...errorResponses(
      { ...commonErrors, ...billingErrors },
      'E3001',
      'E4010',
      'E4014',
      'E4030',
      'BILLING_ADDRESS_LIMIT',
    ),
  },
}

export function registerDelivery(app: App, deps: BillingContext): void {
  app.post('/v2/address/register/delivery', { schema }, async (request) => {
    const { userId } = memberOf(request)
    const fields = toAddressFields(request.body)
    const deliveryId = await deps.database.db.transaction().execute(async (trx) => {
      await lockAddressesOf(trx, userId)
      if ((await listAddresses(trx, userId)).length >= MAX_ADDRESSES)
        throw new ApiError('BILLING_ADDRESS_LIMIT', { params: { limit: MAX_ADDRESSES } })
      const id = await insertAddress(trx, userId, fields, deps.clock())
      await saveRegularAddress(trx, userId, request.body.regulation ? id : null)
      return id
    })
    return { deliveryId }
  })
}
