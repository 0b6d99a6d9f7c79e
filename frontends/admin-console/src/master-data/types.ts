import type { Row } from '../api/contract.ts'

/** What all master data has; genres also have a family, details of a purpose its code. */
export type MasterRow = Row<'GET /admin/tags'> &
  Partial<Pick<Row<'GET /admin/genres'>, 'family'>> &
  Partial<Pick<Row<'GET /admin/purpose-details'>, 'purposeCode'>>

/** A field that only one resource has, with the values it may take. */
export interface ExtraField {
  source: 'family' | 'purposeCode'
  values: readonly string[]
}

/** In the language the page shows. */
export const nameOf = ({ nameJa, nameEn }: Pick<MasterRow, 'nameJa' | 'nameEn'>): string =>
  document.documentElement.lang === 'en' ? nameEn : nameJa
