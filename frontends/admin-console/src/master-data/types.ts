import type { RowOf } from '../api/contract.ts'
import { getPageLanguage, textIn } from '../i18n/languages.ts'

/** What all master data has; genres also have a family, details of a purpose its code. */
export type MasterRow = RowOf<'GET /admin/tags'> &
  Partial<Pick<RowOf<'GET /admin/genres'>, 'family'>> &
  Partial<Pick<RowOf<'GET /admin/purpose-details'>, 'purposeCode'>>

/** A field that only one resource has, with the values it may take. */
export interface ExtraField {
  source: 'family' | 'purposeCode'
  values: readonly string[]
}

/** In the language the page shows. */
export const getMasterName = ({ nameJa, nameEn }: Pick<MasterRow, 'nameJa' | 'nameEn'>): string =>
  textIn({ ja: nameJa, en: nameEn }, getPageLanguage())
