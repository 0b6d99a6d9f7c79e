import { type Language, nullable, selectLanguageText } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { getFixedT } from '../../texts.ts'
import { Yen } from '../../yen.ts'
import type { Product } from './products.sql.ts'
import type { PurchaseStatus } from './purchase-status.rules.ts'
import { purchaseStatusCodeByStatus, purchaseStatusCodes } from './purchase-status-codes.ts'

const fields = {
  id: Type.String(),
  displayName: Type.String(),
  price: Type.With(Yen, { description: 'Yen per month, tax included' }),
  yearlyPrice: nullable(
    Type.With(Yen, { description: 'Yen of a year, tax included; null when it cannot be paid by the year' }),
  ),
  description: Type.String(),
  functions: Type.Array(Type.String(), { description: 'What the product opens, as texts for members' }),
  imageUrl: Type.String(),
  hidden: Type.Optional(Type.Boolean({ description: 'Only visible to members who own it' })),
  rental: Type.Boolean({ description: 'Whether a device is delivered, so that an address is needed' }),
  functionCodes: Type.Array(Type.String(), { description: 'What the product opens, as codes' }),
  familySeats: Type.Integer({ description: 'How many more members its holder can invite' }),
}

/** A product as everybody sees it. */
export const ProductResponse = Type.Object(fields, { $id: 'Product' })

/** A product with what the caller may do with it. */
export const ProductWithStatusResponse = Type.Object(
  {
    ...fields,
    statusCode: Type.Enum([...purchaseStatusCodes], {
      description:
        '00 can contract, 10 can be bought in addition to or instead of another plan, 20 can be bought again or for others, 90 contracted, 91 waiting for delivery, 92 waiting for return',
    }),
  },
  { $id: 'ProductWithStatus' },
)

export function toProductResponse(product: Product, language: Language): Static<typeof ProductResponse> {
  return {
    id: product.id,
    displayName: selectLanguageText(product.name, language),
    price: product.price,
    yearlyPrice: product.yearlyPrice,
    description: selectLanguageText(product.description, language),
    functions: [
      ...selectLanguageText(product.functions, language),
      ...(product.familySeats > 0
        ? [getFixedT(language)('familySeats', { seats: product.familySeats })]
        : []),
    ],
    imageUrl: `/api/v2/product/image/${product.image}`,
    ...(product.hidden && { hidden: true }),
    rental: product.rental,
    functionCodes: product.functionCodes,
    familySeats: product.familySeats,
  }
}

export function toProductWithStatus(
  product: Product,
  language: Language,
  status: PurchaseStatus,
): Static<typeof ProductWithStatusResponse> {
  return { ...toProductResponse(product, language), statusCode: purchaseStatusCodeByStatus[status] }
}
