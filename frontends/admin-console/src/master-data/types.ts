import type { RowOf } from '../api/call-types.ts'
import { getPageLanguage, selectLanguageText } from '../i18n/languages.ts'

/** All master data have these fields; genres also have a family, details of a purpose its code. */
export type MasterRow = RowOf<'GET /admin/tags'> &
  Partial<Pick<RowOf<'GET /admin/genres'>, 'family'>> &
  Partial<Pick<RowOf<'GET /admin/purpose-details'>, 'purposeCode'>>

/** A field that only one resource has, with its allowed values. */
export interface ExtraField {
  source: 'family' | 'purposeCode'
  values: readonly string[]
}

/** Returns the name in the language of the page. */
export const getMasterName = ({ nameJa, nameEn }: Pick<MasterRow, 'nameJa' | 'nameEn'>): string =>
  selectLanguageText({ ja: nameJa, en: nameEn }, getPageLanguage())
