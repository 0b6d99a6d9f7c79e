import {
  ApiError,
  type App,
  idFilter,
  ListQuery,
  language,
  memberOf,
  readListRequest,
  sendRange,
  textFilter,
} from '@hibiki/http'
import { Type } from 'typebox'
import { Day, nullable, params, refusals, Text, tags } from '../../admin/admin-responses.ts'
import type { AdminDeps } from '../../admin/module.ts'
import { contractStatuses } from '../../contracts/contract.rules.ts'
import { confirmRental } from '../confirm-rental.ts'
import { findRental, listRentals, rentalColumns } from '../rentals.sql.ts'

const Rental = Type.Object({
  id: Type.String(),
  userId: nullable(Type.String({ description: 'Null once erased' })),
  userName: Text,
  productName: Type.String(),
  status: Type.Enum([...contractStatuses], { description: 'D-061' }),
  orderedOn: Day,
  serialNumber: Text,
  returnSince: nullable(Day),
  isReturnLate: Type.Boolean({
    description: 'Awaited back for 30 days: to be asked for, never charged (D-077)',
  }),
})

const filter = Type.Object(
  {
    ...idFilter,
    q: textFilter,
    status: Type.Optional(Type.Array(Type.Enum([...contractStatuses]), { maxItems: 7 })),
    isReturnLate: Type.Optional(Type.Boolean()),
  },
  { additionalProperties: false },
)

/** /admin/rentals: devices on their way out, in use and on their way back. */
export function rentals(app: App, deps: AdminDeps): void {
  const listed = {
    operationId: 'listRentals',
    summary: 'Rentals, the longest waiting first unless sorted otherwise',
    tags,
    querystring: ListQuery,
    response: { 200: Type.Array(Rental), ...refusals('E3001', 'E3040') },
  }
  app.get('/admin/rentals', { schema: listed }, async (request, reply) => {
    const page = readListRequest(request.query, {
      columns: rentalColumns,
      sort: ['orderedOn', 'ASC'],
      filter,
    })
    const { rows, total } = await listRentals(deps.db, page, language(request))
    sendRange(reply, 'rentals', { offset: page.offset, count: rows.length, total })
    return rows
  })

  const shown = {
    operationId: 'getRental',
    summary: 'One rental',
    tags,
    params,
    response: { 200: Rental, ...refusals('E3001', 'E4040') },
  }
  app.get('/admin/rentals/:id', { schema: shown }, async (request) => {
    const rental = await findRental(deps.db, request.params.id, language(request))
    if (!rental) throw new ApiError('E4040')
    return rental
  })

  const by = (request: Parameters<typeof memberOf>[0] & { params: { id: string } }) => ({
    id: request.params.id,
    actorId: memberOf(request).userId,
    language: language(request),
    now: deps.clock(),
  })
  const confirmed = refusals('E3001', 'E4040', 'BILLING_RENTAL_STATE')
  const delivered = {
    operationId: 'confirmRentalDelivery',
    summary: 'The device has arrived: its first period is charged within seconds (D-076)',
    tags,
    params,
    body: Type.Object({ serialNumber: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }) }),
    response: { 200: Rental, ...confirmed },
  }
  app.post('/admin/rentals/:id/confirm-delivery', { schema: delivered }, async (request) => {
    const { serialNumber } = request.body
    return confirmRental(deps.database, { ...by(request), cause: 'delivery-confirmed', serialNumber })
  })

  const returned = {
    operationId: 'confirmRentalReturn',
    summary: 'The device is back: the contract is over (D-077)',
    tags,
    params,
    response: { 200: Rental, ...confirmed },
  }
  app.post('/admin/rentals/:id/confirm-return', { schema: returned }, async (request) =>
    confirmRental(deps.database, { ...by(request), cause: 'return-confirmed' }),
  )
}
