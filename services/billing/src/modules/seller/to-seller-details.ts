import { createLocalTextSchema } from '@hibiki/admin-resource'
import { ApiError } from '@hibiki/http'
import { isBlankText, isInvoiceRegistrationNumber } from '@hibiki/text'
import { type Static, Type } from 'typebox'
import { getFieldErrorText } from '../../texts.ts'
import {
  type SellerDetails,
  type SellerTextField,
  type SellerValueField,
  sellerTextFields,
  sellerValueFields,
} from './seller-details.ts'

const SellerText = Type.With(createLocalTextSchema(Type.String({ maxLength: 2000 })), {
  $id: 'SellerText',
  description: 'Empty while it is not filled in; an empty translation is shown in Japanese',
})
const sellerText = Object.fromEntries(sellerTextFields.map((field) => [field, SellerText])) as Record<
  SellerTextField,
  typeof SellerText
>

/** Every field may be empty, so that the owner can fill in the form bit by bit; nothing is sold until it is complete. */
export const sellerProperties = {
  ...sellerText,
  postalCode: Type.String({ maxLength: 20, description: 'Seven digits, written 100-0001' }),
  telephone: Type.String({ maxLength: 30, description: 'Digits, hyphens, and a plus before a country code' }),
  email: Type.String({ maxLength: 254 }),
  registrationNumber: Type.String({
    maxLength: 30,
    description:
      'The number of an issuer of qualified invoices: T and 13 digits; empty without a registration',
  }),
}
const SellerInput = Type.Object(sellerProperties)

const patterns: Record<SellerValueField, (value: string) => boolean> = {
  postalCode: (value) => /^[0-9]{3}-[0-9]{4}$/.test(value),
  telephone: (value) => /^\+?[0-9]+(-[0-9]+)*$/.test(value) && value.replace(/\D/g, '').length >= 9,
  email: (value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value),
  registrationNumber: isInvoiceRegistrationNumber,
}

/**
 * Returns the details as they are stored: without blanks around them, numbers in ASCII, and the hyphen of a postal code.
 * @throws ApiError E3001 with the fields that are neither empty nor well-formed
 */
export function toSellerDetails(body: Static<typeof SellerInput>): SellerDetails {
  const texts = sellerTextFields.map((field) => [
    field,
    Object.fromEntries(
      Object.entries(body[field]).map(([language, text]) => [language, isBlankText(text) ? '' : text.trim()]),
    ),
  ])
  const values = sellerValueFields.map((field) => [field, toAsciiValue(field, body[field])] as const)
  const rejected = values.filter(([field, value]) => value !== '' && !patterns[field](value))
  if (rejected.length > 0) {
    const fields = rejected.map(([field]) => [field, getFieldErrorText(field)])
    throw new ApiError('E3001', { fields: Object.fromEntries(fields) })
  }
  return { ...Object.fromEntries(texts), ...Object.fromEntries(values) }
}

function toAsciiValue(field: SellerValueField, typed: string): string {
  const value = typed
    .normalize('NFKC')
    .replace(/[‐‑‒–—―−ー]/g, '-')
    .replace(/\s/g, '')
  if (field === 'postalCode') return value.replace(/^〒/, '').replace(/^([0-9]{3})([0-9]{4})$/, '$1-$2')
  return field === 'registrationNumber' ? value.toUpperCase() : value
}
