import { type App, getRequestLanguage, selectLanguageText } from '@hibiki/http'
import { type TOptional, type TString, Type } from 'typebox'
import type { BillingContext } from '../../../context.ts'
import { Yen } from '../../../yen.ts'
import { filterProductsOnSale } from '../../products/product-catalogue-reader.ts'
import { findSeller } from '../seller.sql.ts'
import {
  emptySellerDetails,
  listMissingSellerFields,
  type SellerField,
  selectSellerText,
  sellerTextFields,
  sellerValueFields,
} from '../seller-details.ts'

const schema = {
  operationId: 'readSeller',
  summary: 'Returns who sells and on which terms, as the law on specified commercial transactions asks',
  tags: ['subscription'],
  response: {
    200: Type.Object({
      isComplete: Type.Boolean({ description: 'Nothing is sold while it is false' }),
      details: Type.Object(
        Object.fromEntries(
          [...sellerTextFields, ...sellerValueFields].map((field) => [field, Type.Optional(Type.String())]),
        ) as Record<SellerField, TOptional<TString>>,
        {
          description: "In the caller's language where it was translated; without the fields that are empty",
        },
      ),
      prices: Type.Array(Type.Object({ name: Type.String(), price: Yen, rental: Type.Boolean() }), {
        description: 'What each product on sale costs per month, in the order of the plans page',
      }),
    }),
  },
}

export function readSellerRoute(app: App, { db, products }: BillingContext): void {
  app.get('/v2/subscription/seller', { schema }, async (request) => {
    const language = getRequestLanguage(request)
    const details = (await findSeller(db))?.details ?? emptySellerDetails
    const texts = sellerTextFields.map(
      (field) => [field, selectSellerText(details[field], language)] as const,
    )
    const values = sellerValueFields.map((field) => [field, details[field]] as const)
    return {
      isComplete: listMissingSellerFields(details).length === 0,
      details: Object.fromEntries([...texts, ...values].filter(([, text]) => text !== '')),
      prices: filterProductsOnSale(await products()).map(({ name, price, rental }) => ({
        name: selectLanguageText(name, language),
        price,
        rental,
      })),
    }
  })
}
