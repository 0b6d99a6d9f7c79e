import { createAdminResource } from '@hibiki/admin-resource'
import { ApiError, type App, Moment, nullable, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { billingErrors } from '../../../errors.ts'
import { SELLER_ID, saveSeller } from '../save-seller.ts'
import { findSeller } from '../seller.sql.ts'
import {
  emptySellerDetails,
  listMissingSellerFields,
  sellerTextFields,
  sellerValueFields,
} from '../seller-details.ts'
import { createSellerDrafts } from '../seller-drafts.ts'
import { sellerProperties, toSellerDetails } from '../to-seller-details.ts'

const resource = createAdminResource({
  name: 'seller',
  errors: billingErrors,
  sortable: ['id'],
  defaultSort: ['id', 'ASC'],
})

const revision = Type.Integer({
  minimum: 0,
  maximum: 2_147_483_646,
  description: 'The revision in force, 0 before the first',
})

const Seller = Type.Object(
  {
    ...sellerProperties,
    id: Type.String(),
    revision,
    savedAt: nullable(Moment),
    missing: Type.Array(Type.Enum([...sellerTextFields, ...sellerValueFields]), {
      description: 'Required fields that are empty: nothing is sold while there is one',
    }),
    drafts: Type.Object(
      Object.fromEntries(
        Object.keys(createSellerDrafts({ takesKonbini: false })).map((field) => [
          field,
          sellerProperties.extraFees,
        ]),
      ),
      { description: 'Texts to begin with, which the owner has to check with a lawyer' },
    ),
  },
  { $id: 'AdminSeller' },
)

/** What the owner publishes about the shop; an installation has one. */
export function adminSellerRoute(app: App, deps: BillingContext): void {
  const { db, database, clock } = deps
  const drafts = createSellerDrafts({ takesKonbini: deps.config.KONBINI_PAYMENTS === 'on' })
  const read = async () => {
    const seller = await findSeller(db)
    const details = seller?.details ?? emptySellerDetails
    return {
      ...details,
      id: SELLER_ID,
      revision: seller?.revision ?? 0,
      savedAt: seller?.savedAt.toISOString() ?? null,
      missing: listMissingSellerFields(details),
      drafts,
    }
  }

  resource.registerReadRoute(app, {
    operationId: 'readSellerInConsole',
    summary: 'Returns what is published about the seller, and what is missing',
    response: Seller,
    find: async (id) => (id === SELLER_ID ? read() : null),
  })

  const update = resource.createRecordOperationSchema({
    operationId: 'updateSeller',
    summary: 'Publishes new details of the seller at once; nothing is sold while a required one is empty',
    body: Type.Object({
      ...sellerProperties,
      revision: Type.With(revision, {
        description: 'revision as it was read, so that a concurrent change is detected',
      }),
    }),
    response: Seller,
    errors: ['E3001', 'BILLING_SELLER_EDITED'],
  })
  app.put('/admin/seller/:id', { schema: update }, async (request) => {
    if (request.params.id !== SELLER_ID) throw new ApiError('E4040')
    await saveSeller(database, {
      details: toSellerDetails(request.body),
      revision: request.body.revision,
      actorId: requireSession(request).userId,
      now: clock(),
    })
    return read()
  })
}
