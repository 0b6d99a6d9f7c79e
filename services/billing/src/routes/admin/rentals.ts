import {
  ApiError,
  type App,
  commonErrors,
  errorResponses,
  idFilter,
  ListQuery,
  readListRequest,
  sendRange,
} from '@hibiki/http'
import { Type } from 'typebox'
import { confirmRental } from '../../contracts/confirm-rental.ts'
import { contractStatuses } from '../../domain/contract.ts'
import { billingErrors } from '../../errors.ts'
import { findRental, listRentals, rentalColumns } from '../../repositories/rentals.ts'
import type { AdminDeps } from './index.ts'

const Rental = Type.Object({
  id: Type.String(),
  userId: Type.Union([Type.String(), Type.Null()], { description: 'Null once erased' }),
  userName: Type.Union([Type.String(), Type.Null()]),
  productName: Type.String(),
  status: Type.Enum([...contractStatuses], { description: 'D-061' }),
  orderedOn: Type.String({ description: 'yyyy-MM-dd in Japan' }),
  serialNumber: Type.Union([Type.String(), Type.Null()]),
  returnSince: Type.Union([Type.String(), Type.Null()]),
  isReturnLate: Type.Boolean({
    description: 'Awaited back for 30 days: to be asked for, never charged (D-077)',
  }),
})

const filter = Type.Object(
  { ...idFilter, status: Type.Optional(Type.Array(Type.Enum([...contractStatuses]), { maxItems: 7 })) },
  { additionalProperties: false },
)
const tags = ['admin']
const params = Type.Object({ id: Type.String({ maxLength: 64 }) })
const errors = (...codes: string[]) => errorResponses({ ...commonErrors, ...billingErrors }, ...codes)
const refusals = errors('E3001', 'E4010', 'E4014', 'E4030', 'E4040', 'BILLING_RENTAL_STATE')

/** /admin/rentals: devices on their way out, in use and on their way back. */
export function rentals(app: App, deps: AdminDeps): void {
  const listed = {
    operationId: 'listRentals',
    summary: 'Rentals, the longest waiting first unless sorted otherwise',
    tags,
    querystring: ListQuery,
    response: { 200: Type.Array(Rental), ...errors('E3001', 'E3040', 'E4010', 'E4014', 'E4030') },
  }
  app.get('/admin/rentals', { schema: listed }, async (request, reply) => {
    const page = readListRequest(request.query, {
      columns: rentalColumns,
      sort: ['orderedOn', 'ASC'],
      filter,
    })
    const { rows, total } = await listRentals(deps.db, page)
    sendRange(reply, 'rentals', { offset: page.offset, count: rows.length, total })
    return rows
  })

  const shown = {
    operationId: 'getRental',
    summary: 'One rental',
    tags,
    params,
    response: { 200: Rental, ...errors('E3001', 'E4010', 'E4014', 'E4030', 'E4040') },
  }
  app.get('/admin/rentals/:id', { schema: shown }, async (request) => {
    const rental = await findRental(deps.db, request.params.id)
    if (!rental) throw new ApiError('E4040')
    return rental
  })

  const delivered = {
    operationId: 'confirmRentalDelivery',
    summary: 'The device has arrived: its first period is charged within seconds (D-076)',
    tags,
    params,
    body: Type.Object({ serialNumber: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }) }),
    response: { 200: Rental, ...refusals },
  }
  app.post('/admin/rentals/:id/confirm-delivery', { schema: delivered }, async (request) =>
    confirmRental(deps.database, {
      id: request.params.id,
      now: deps.clock(),
      cause: 'delivery-confirmed',
      serialNumber: request.body.serialNumber,
    }),
  )

  const returned = {
    operationId: 'confirmRentalReturn',
    summary: 'The device is back: the contract is over (D-077)',
    tags,
    params,
    response: { 200: Rental, ...refusals },
  }
  app.post('/admin/rentals/:id/confirm-return', { schema: returned }, async (request) =>
    confirmRental(deps.database, { id: request.params.id, now: deps.clock(), cause: 'return-confirmed' }),
  )
}
