import type { ResponseOf, RowOf } from '../api/call-types.ts'

/** A receipt, return or statement. */
export type TaxDocument = RowOf<'GET /admin/tax-documents'>
export type TaxDocumentKind = TaxDocument['kind']

export const taxDocumentKinds: TaxDocumentKind[] = ['receipt', 'return', 'return-reversal', 'statement']

/** A document with everything that is written on it. */
export type TaxDocumentWithView = ResponseOf<'GET /admin/tax-documents/{id}'>

/** The column sets of the export: those of freee and of Money Forward, and plain ones. */
export const booksFormats = ['freee', 'moneyforward', 'plain'] as const
export type BooksFormat = (typeof booksFormats)[number]
