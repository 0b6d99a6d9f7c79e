import { type Language, type LocalText, selectLanguageText } from '@hibiki/http'
import { isBlankText } from '@hibiki/text'

/** The texts that the owner writes in every language; the Japanese one is authoritative. */
export const sellerTextFields = [
  'legalName',
  'representative',
  'address',
  'telephoneHours',
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
export type SellerTextField = (typeof sellerTextFields)[number]

/** Short values without a language. */
export const sellerValueFields = ['postalCode', 'telephone', 'email', 'registrationNumber'] as const
export type SellerValueField = (typeof sellerValueFields)[number]

/** What is published about the seller. An empty text means that the owner has not filled it in yet. */
export type SellerDetails = Record<SellerTextField, LocalText> & Record<SellerValueField, string>
export type SellerField = keyof SellerDetails

/**
 * Without these nothing is sold: Article 11 of the law on specified commercial transactions and Article 23 of its regulation have an
 * online shop publish them. The other fields are to be filled in only if there is something to say.
 */
export const requiredSellerFields: readonly SellerField[] = [
  'legalName',
  'representative',
  'postalCode',
  'address',
  'telephone',
  'email',
  'extraFees',
  'paymentMethods',
  'paymentTimes',
  'delivery',
  'contractPeriod',
  'cancellation',
  'returns',
  'systemRequirements',
]

/** Lists the required fields that are empty; an English text alone does not count. */
export function listMissingSellerFields(details: SellerDetails): SellerField[] {
  return requiredSellerFields.filter((field) => {
    const value = details[field]
    return isBlankText(typeof value === 'string' ? value : value.ja)
  })
}

/** Returns a text of the seller in a language, in Japanese where it was not translated. */
export function selectSellerText(text: LocalText, language: Language): string {
  const translated = selectLanguageText(text, language)
  return isBlankText(translated) ? text.ja : translated
}

const noText: LocalText = { ja: '', en: '' }

/** The details of a shop whose owner has filled in nothing yet. */
export const emptySellerDetails = {
  ...Object.fromEntries(sellerTextFields.map((field) => [field, noText])),
  ...Object.fromEntries(sellerValueFields.map((field) => [field, ''])),
} as SellerDetails
