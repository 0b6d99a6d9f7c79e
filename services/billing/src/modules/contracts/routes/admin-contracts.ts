import { adminResource, serialize, textFilter } from '@hibiki/admin-resource'
import { isUuid } from '@hibiki/database'
import { ApiError, type App, type Language, language, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { billingErrors } from '../../../errors.ts'
import { listProducts } from '../../products/products.sql.ts'
import { Contract, ContractWithParts, toDeliveryResponse } from '../admin-contract-response.ts'
import { beginInvoiced } from '../begin-invoiced.ts'
import { cancelByStaff } from '../cancel-by-staff.ts'
import { contractParts } from '../contract-details-admin.sql.ts'
import { findConsoleContract, pageOfContracts } from '../contracts-admin.sql.ts'
import { contractStatusCodes, withStatusCode, withStatuses } from '../status-codes.ts'

const Status = Type.Enum([...contractStatusCodes])
const resource = adminResource({
  name: 'contracts',
  errors: billingErrors,
  sortable: [
    'id',
    'orderedAt',
    'status',
    'unitPrice',
    'productName',
    'userName',
    'contractorName',
    'paidUntil',
    'nextChargeOn',
  ],
  defaultSort: ['orderedAt', 'DESC'],
  filter: {
    q: textFilter,
    status: Type.Optional(Type.Array(Status, { maxItems: 7 })),
    productId: textFilter,
    userId: textFilter,
    contractorId: textFilter,
    agencyCode: textFilter,
    rental: Type.Optional(Type.Boolean()),
    invoiced: Type.Optional(Type.Boolean()),
  },
})
const reasonBody = Type.Object({ reason: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }) })

/** /admin/contracts: what members hold, and what staff may do about it; money is never edited. */
export function adminContracts(app: App, deps: BillingContext): void {
  const { db, database, clock } = deps

  resource.list(app, {
    operationId: 'listContractsInConsole',
    summary: 'Contracts of all states, the newest first unless sorted otherwise',
    row: Contract,
    find: (list, request) => pageOfContracts(db, withStatuses(list), language(request)),
    toResponse: (row) => serialize(withStatusCode(row)),
  })

  const read = async (id: string, lang: Language) => {
    const contract = await findConsoleContract(db, id, lang)
    if (!contract) throw new ApiError('E4040')
    const { delivery, ...parts } = await contractParts(db, contract.id)
    return serialize(withStatusCode({ ...contract, ...parts, delivery: toDeliveryResponse(delivery) }))
  }
  resource.read(app, {
    operationId: 'readContractInConsole',
    summary: 'One contract with its bills, payments, delivery, and what staff did',
    response: ContractWithParts,
    find: (id, request) => read(id, language(request)),
  })

  const creation = resource.operation({
    operationId: 'createInvoicedContract',
    summary: 'A contract of an enterprise account, paid by invoice from today on (D-083)',
    body: Type.Object({
      userId: Type.String({ minLength: 1, maxLength: 64 }),
      productId: Type.String({ minLength: 1, maxLength: 64 }),
      unitPrice: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 10_000_000,
          description: 'As agreed; the product’s own price if left out',
        }),
      ),
    }),
    response: ContractWithParts,
    errors: ['E3001', 'E4040', 'E2005', 'BILLING_NOT_ENTERPRISE', 'BILLING_NOT_INVOICED'],
  })
  app.post('/admin/contracts', { schema: creation }, async (request) => {
    const { userId, productId, unitPrice } = request.body
    const product = (await listProducts(db)).find(({ id }) => id === productId)
    if (!product || !isUuid(userId)) throw new ApiError('E4040')
    const id = await beginInvoiced(database, {
      ...{ userId, product, unitPrice: unitPrice ?? product.price },
      ...{ actorId: memberOf(request).userId, now: clock() },
    })
    return read(id, language(request))
  })

  for (const { path, cause, operationId, summary, error } of changes) {
    const schema = resource.recordOperation({
      ...{ operationId, summary, body: reasonBody, response: ContractWithParts },
      errors: ['E3001', 'BILLING_ORDER_UNDER_WAY', 'BILLING_PAYMENT_UNDER_WAY', error],
    })
    app.post(path, { schema }, async (request) => {
      const { id } = request.params
      const { reason } = request.body
      const lang = language(request)
      const actorId = memberOf(request).userId
      await cancelByStaff(deps, { id, cause, reason, actorId, language: lang })
      return read(id, lang)
    })
  }
}

const changes = [
  {
    path: '/admin/contracts/:id/cancel',
    cause: 'cancel',
    operationId: 'cancelContractInConsole',
    summary: 'Cancels on the payer’s behalf, as the payer could (D-086)',
    error: 'BILLING_NOT_CANCELLABLE',
  },
  {
    path: '/admin/contracts/:id/undo-cancel',
    cause: 'undo-cancel',
    operationId: 'undoCancelInConsole',
    summary: 'Takes a cancellation back while the paid period lasts (D-086)',
    error: 'BILLING_CANCEL_FINAL',
  },
] as const
