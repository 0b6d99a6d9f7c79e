import { createAdminResource, textFilterSchema } from '@hibiki/admin-resource'
import { ApiError, type App, getRequestLanguage, type Language, requireSession } from '@hibiki/http'
import { isUuid } from '@hibiki/text'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { billingErrors } from '../../../errors.ts'
import { listProducts } from '../../products/products.sql.ts'
import {
  AdminContractDetailsResponse,
  AdminContractResponse,
  toAdminContractResponse,
  toAdminDeliveryResponse,
} from '../admin-contract-response.ts'
import { ShownSettlementSchema } from '../cancel-or-undo-cancel-by-member.ts'
import { cancelOrUndoCancelByStaff } from '../cancel-or-undo-cancel-by-staff.ts'
import { getContractDetails } from '../contract-details-admin.sql.ts'
import { findConsoleContract, listConsoleContracts } from '../contracts-admin.sql.ts'
import { createInvoicedContract } from '../create-invoiced-contract.ts'
import { ContractStatusSchema, replaceStatusCodesInFilter } from '../status-codes.ts'
import { waiveDifference } from '../waive-difference.ts'

const resource = createAdminResource({
  name: 'contracts',
  errors: billingErrors,
  sortable: {
    id: 'id',
    orderedAt: 'orderedAt',
    status: 'status',
    unitPrice: 'unitPrice',
    productName: 'productName',
    userName: 'userOrder',
    contractorName: 'contractorOrder',
    paidUntil: 'paidUntil',
    nextChargeOn: 'nextChargeOn',
  },
  defaultSort: ['orderedAt', 'DESC'],
  filter: {
    q: textFilterSchema,
    status: Type.Optional(Type.Array(ContractStatusSchema, { maxItems: 7 })),
    productId: textFilterSchema,
    userId: textFilterSchema,
    contractorId: textFilterSchema,
    agencyCode: textFilterSchema,
    rental: Type.Optional(Type.Boolean()),
    invoiced: Type.Optional(Type.Boolean()),
  },
})
const reason = Type.String({ minLength: 1, maxLength: 200, format: 'visible-text' })
const changeErrors = ['E3001', 'E5030', 'BILLING_ORDER_UNDER_WAY', 'BILLING_PAYMENT_UNDER_WAY'] as const

/** These routes show what members hold and what staff may do about it; amounts are never edited. */
export function adminContractsRoute(app: App, deps: BillingContext): void {
  const { db, database, clock } = deps

  resource.registerListRoute(app, {
    operationId: 'listContractsInConsole',
    summary: 'Lists contracts of all states, the newest first unless sorted otherwise',
    row: AdminContractResponse,
    find: (list, request) =>
      listConsoleContracts(db, replaceStatusCodesInFilter(list), getRequestLanguage(request)),
    toResponse: toAdminContractResponse,
  })

  const read = async (id: string, lang: Language) => {
    const contract = await findConsoleContract(db, id, lang)
    if (!contract) throw new ApiError('E4040')
    const { delivery, ...parts } = await getContractDetails(db, contract.id)
    return toAdminContractResponse({ ...contract, ...parts, delivery: toAdminDeliveryResponse(delivery) })
  }
  resource.registerReadRoute(app, {
    operationId: 'readContractInConsole',
    summary: 'Returns one contract with its bills, payments and delivery, and the acts of staff',
    response: AdminContractDetailsResponse,
    find: (id, request) => read(id, getRequestLanguage(request)),
  })

  const creation = resource.createOperationSchema({
    operationId: 'createInvoicedContract',
    summary: 'Creates a contract of an enterprise account that is paid by invoice from today on',
    body: Type.Object({
      userId: Type.String({ minLength: 1, maxLength: 64 }),
      productId: Type.String({ minLength: 1, maxLength: 64 }),
      unitPrice: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 10_000_000,
          description: 'Yen per month as agreed; the product’s own price when left out',
        }),
      ),
    }),
    response: AdminContractDetailsResponse,
    errors: ['E3001', 'E4040', 'E2005', 'BILLING_NOT_ENTERPRISE', 'BILLING_NOT_INVOICED'],
  })
  app.post('/admin/contracts', { schema: creation }, async (request) => {
    const { userId, productId, unitPrice } = request.body
    const product = (await listProducts(db)).find(({ id }) => id === productId)
    if (!product || !isUuid(userId)) throw new ApiError('E4040')
    const id = await createInvoicedContract(database, {
      userId,
      product,
      unitPrice: unitPrice ?? product.price,
      actorId: requireSession(request).userId,
      now: clock(),
    })
    return read(id, getRequestLanguage(request))
  })

  const cancellation = resource.createRecordOperationSchema({
    operationId: 'cancelContractInConsole',
    summary: 'Cancels a contract on the payer’s behalf, by the payer’s rules',
    body: Type.Object({ reason, shownSettlement: ShownSettlementSchema }),
    response: AdminContractDetailsResponse,
    errors: [...changeErrors, 'BILLING_NOT_CANCELLABLE', 'BILLING_PRICE_CHANGED'],
  })
  app.post('/admin/contracts/:id/cancel', { schema: cancellation }, async (request) => {
    const { id } = request.params
    const act = { actorId: requireSession(request).userId, language: getRequestLanguage(request) }
    await cancelOrUndoCancelByStaff(deps, { ...request.body, id, cause: 'cancel', ...act })
    return read(id, act.language)
  })

  const undo = resource.createRecordOperationSchema({
    operationId: 'undoCancelInConsole',
    summary: 'Undoes a cancellation while the paid period lasts',
    body: Type.Object({ reason }),
    response: AdminContractDetailsResponse,
    errors: [...changeErrors, 'BILLING_CANCEL_FINAL'],
  })
  app.post('/admin/contracts/:id/undo-cancel', { schema: undo }, async (request) => {
    const { id } = request.params
    const act = { actorId: requireSession(request).userId, language: getRequestLanguage(request) }
    await cancelOrUndoCancelByStaff(deps, { ...request.body, id, cause: 'undo-cancel', ...act })
    return read(id, act.language)
  })

  const waiver = resource.createRecordOperationSchema({
    operationId: 'waiveDifferenceInConsole',
    summary: 'Waives what an upgrade still owes after its renewal was declined; the payer may order again',
    body: Type.Object({ reason }),
    response: AdminContractDetailsResponse,
    errors: ['E3001', 'BILLING_NOTHING_OWED', 'BILLING_PAYMENT_UNDER_WAY'],
  })
  app.post('/admin/contracts/:id/waive-difference', { schema: waiver }, async (request) => {
    const { id } = request.params
    const { reason } = request.body
    await waiveDifference(deps, { id, reason, actorId: requireSession(request).userId })
    return read(id, getRequestLanguage(request))
  })
}
