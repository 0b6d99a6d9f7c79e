import type { RequestOf, ResponseOf } from '../api/call-types.ts'

/** What is published about the seller; the service has one under this id. */
export type Seller = ResponseOf<'GET /admin/seller/{id}'>
export type SellerUpdateBody = RequestOf<'PUT /admin/seller/{id}'>
export const SELLER_ID = 'shop'

/** Texts about the seller, a line each. */
export const identityTextFields = ['legalName', 'representative', 'address', 'telephoneHours'] as const
export const valueFields = ['postalCode', 'telephone', 'email', 'registrationNumber'] as const
/** The terms of sale, several lines each. */
export const termFields = [
  'extraFees',
  'paymentMethods',
  'paymentTimes',
  'delivery',
  'contractPeriod',
  'cancellation',
  'returns',
  'systemRequirements',
  'applicationPeriod',
  'salesConditions',
  'nonconformity',
] as const
export const textFields = [...identityTextFields, ...termFields] as const

/** An emptied input has null, and the service stores an empty text. */
const toText = ({ ja, en, cn, tw }: Seller['legalName']) => ({
  ja: ja ?? '',
  en: en ?? '',
  cn: cn ?? '',
  tw: tw ?? '',
})

/** Returns a change of the revision that the form was opened with. */
export function toSellerUpdateBody(seller: Seller): SellerUpdateBody {
  const texts = textFields.map((field) => [field, toText(seller[field])])
  const values = valueFields.map((field) => [field, seller[field] ?? ''])
  return { ...Object.fromEntries([...texts, ...values]), revision: seller.revision } as SellerUpdateBody
}
