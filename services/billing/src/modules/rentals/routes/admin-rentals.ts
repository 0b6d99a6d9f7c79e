import { createAdminResource, textFilterSchema } from '@hibiki/admin-resource'
import { type App, getRequestLanguage, JapanDay, nullable, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { billingErrors } from '../../../errors.ts'
import { NullableTextSchema } from '../../commerce/admin-responses.ts'
import {
  ContractStatusSchema,
  replaceStatusByCode,
  replaceStatusCodesInFilter,
} from '../../contracts/status-codes.ts'
import { confirmRentalDeliveryOrReturn } from '../confirm-rental-delivery-or-return.ts'
import { findConsoleRental, listConsoleRentals } from '../rentals.sql.ts'

const Rental = Type.Object(
  {
    id: Type.String(),
    userId: nullable(Type.String({ description: 'Null once the member was erased' })),
    userName: NullableTextSchema,
    productName: Type.String(),
    status: ContractStatusSchema,
    orderedOn: JapanDay,
    serialNumber: NullableTextSchema,
    returnSince: nullable(JapanDay),
    isReturnLate: Type.Boolean({
      description:
        'Whether the device has been awaited back for 30 days: staff ask for it, and it is never charged',
    }),
  },
  { $id: 'AdminRental' },
)

const resource = createAdminResource({
  name: 'rentals',
  errors: billingErrors,
  sortable: ['orderedOn', 'status', 'returnSince'],
  defaultSort: ['orderedOn', 'ASC'],
  filter: {
    q: textFilterSchema,
    status: Type.Optional(Type.Array(ContractStatusSchema, { maxItems: 7 })),
    isReturnLate: Type.Optional(Type.Boolean()),
  },
})

/** These routes manage devices on their way out, in use and on their way back. */
export function adminRentalsRoute(app: App, deps: BillingContext): void {
  resource.registerListRoute(app, {
    operationId: 'listRentals',
    summary: 'Lists rentals, the longest waiting first unless sorted otherwise',
    row: Rental,
    find: (list, request) =>
      listConsoleRentals(deps.db, replaceStatusCodesInFilter(list), getRequestLanguage(request)),
    toResponse: replaceStatusByCode,
  })

  resource.registerReadRoute(app, {
    operationId: 'getRental',
    summary: 'Returns one rental',
    response: Rental,
    errors: ['E3001'],
    find: async (id, request) => {
      const rental = await findConsoleRental(deps.db, id, getRequestLanguage(request))
      return rental && replaceStatusByCode(rental)
    },
  })

  const by = (request: Parameters<typeof requireSession>[0] & { params: { id: string } }) => ({
    id: request.params.id,
    actorId: requireSession(request).userId,
    language: getRequestLanguage(request),
    now: deps.clock(),
  })
  const errors = ['E3001', 'BILLING_RENTAL_STATE']
  const delivered = resource.createRecordOperationSchema({
    operationId: 'confirmRentalDelivery',
    summary: 'Records that the device has arrived: its first period is charged within seconds',
    body: Type.Object({ serialNumber: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }) }),
    response: Rental,
    errors,
  })
  app.post('/admin/rentals/:id/confirm-delivery', { schema: delivered }, async (request) => {
    const { serialNumber } = request.body
    const cause = 'delivery-confirmed'
    return replaceStatusByCode(
      await confirmRentalDeliveryOrReturn(deps.database, { ...by(request), cause, serialNumber }),
    )
  })

  const returned = resource.createRecordOperationSchema({
    operationId: 'confirmRentalReturn',
    summary: 'Records that the device is back: the contract is over',
    response: Rental,
    errors,
  })
  app.post('/admin/rentals/:id/confirm-return', { schema: returned }, async (request) =>
    replaceStatusByCode(
      await confirmRentalDeliveryOrReturn(deps.database, { ...by(request), cause: 'return-confirmed' }),
    ),
  )
}
