import type { RequestOf, RowOf } from '../api/call-types.ts'
import { omitBlankLines } from '../components/line-list.ts'
import { selectLanguageText } from '../i18n/languages.ts'

/** A product that can be contracted, with the functions that it unlocks. */
export type Product = RowOf<'GET /admin/products'>
export type ProductUpdateBody = RequestOf<'PUT /admin/products/{id}'>
type NewProductBody = RequestOf<'POST /admin/products'>

type FunctionCode = ProductUpdateBody['functionCodes'][number]
type TaxRate = ProductUpdateBody['taxRate']
type Image = ProductUpdateBody['image']

/** The type makes the list complete: a missing code does not compile. */
export const functionCodes = Object.keys({
  loop: true,
  timer: true,
  'with-soundesthe': true,
  aiesthe: true,
  'face-diagnosis': true,
  'sound-therapy': true,
  'ai-chat': true,
  'support-chat': true,
  'dr-ai-healthcare': true,
} satisfies Record<FunctionCode, true>) as FunctionCode[]

export const productImages = Object.keys({
  'light.svg': true,
  'standard.svg': true,
  'premium.svg': true,
  'dr-ai.svg': true,
  'face-rhythm.svg': true,
} satisfies Record<Image, true>) as Image[]

/** Rates in per cent; the standard one comes first. */
export const taxRates: readonly TaxRate[] = [10, 8]

/** Returns the name in the language of the page. */
export const getProductName = (product: Pick<Product, 'name'>, locale: string): string =>
  selectLanguageText(product.name, locale)

/** Returns the fields that the service accepts; it sets the others itself. Blank lines are not sent. */
function toFields(product: Product): Omit<ProductUpdateBody, 'updatedAt'> {
  const {
    name,
    description,
    functions,
    functionCodes: codes,
    price,
    taxRate,
    yearlyPrice,
    displayOrder,
    hidden,
    premium,
    familySeats,
  } = product
  return {
    name,
    price,
    taxRate,
    yearlyPrice: yearlyPrice ?? null,
    displayOrder,
    image: product.image as Image,
    description: { ...description, ja: description?.ja ?? '', en: description?.en ?? '' },
    functions: { ja: [], en: [], ...omitBlankLinesOfTexts(functions) },
    functionCodes: codes ?? [],
    hidden: hidden ?? false,
    premium: premium ?? false,
    familySeats: familySeats ?? 0,
  }
}

/** Returns a change of the product that the form was opened with. */
export const toProductUpdateBody = (product: Product): ProductUpdateBody => ({
  ...toFields(product),
  updatedAt: product.updatedAt,
})

export const toNewProductBody = (product: Product): NewProductBody => ({
  ...toFields(product),
  key: product.key,
  rental: product.rental ?? false,
})

const omitBlankLinesOfTexts = (texts: Product['functions'] | undefined) =>
  Object.fromEntries(
    Object.entries(texts ?? {}).map(([language, lines]) => [language, omitBlankLines(lines)]),
  )
