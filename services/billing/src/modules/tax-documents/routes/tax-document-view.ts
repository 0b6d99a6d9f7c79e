import { JapanDay, type Language, nullable, selectLanguageText } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { selectSellerText } from '../../seller/seller-details.ts'
import { type TaxDocumentSnapshot, taxDocumentKinds } from '../tax-document-snapshot.rules.ts'

export const TaxDocumentKindSchema = Type.Enum([...taxDocumentKinds], {
  $id: 'TaxDocumentKind',
  description:
    'A receipt of a charge; a return of money; a reversal of a return that the bank rejected; a statement that repeats the documents of a month',
})

/** A document as it was issued; names are in the reader's language, everything else is as stored. */
export const TaxDocumentView = Type.Object(
  {
    id: Type.String(),
    kind: TaxDocumentKindSchema,
    number: Type.String(),
    issuedOn: JapanDay,
    tradedOn: Type.With(JapanDay, {
      description: 'The day of the charge or return; of a statement the last day of its month',
    }),
    addressee: Type.String({ description: 'Empty when nobody is named' }),
    issuer: Type.Object({
      name: Type.String(),
      postalCode: Type.String(),
      address: Type.String(),
      telephone: Type.String(),
      registrationNumber: Type.String({
        description:
          'T and 13 digits; empty for a seller who is not registered, whose receipts are no qualified invoices',
      }),
    }),
    card: nullable(
      Type.String({
        description: 'Brand and last digits, or `konbini` for a payment at a convenience store',
      }),
    ),
    items: Type.Array(
      Type.Object({
        name: Type.String(),
        userName: nullable(Type.String()),
        periodFrom: nullable(JapanDay),
        periodTo: nullable(JapanDay),
        tradedOn: JapanDay,
        ratePercent: Type.Integer(),
        amount: Type.Integer({ description: 'Yen with tax; negative for what was given back' }),
        documentNumber: nullable(Type.String({ description: 'The document that a statement repeats' })),
      }),
    ),
    rates: Type.Array(
      Type.Object({ ratePercent: Type.Integer(), amount: Type.Integer(), tax: Type.Integer() }),
    ),
    total: Type.Integer(),
    tax: Type.Integer({ description: 'Yen of tax contained in the total, rounded down once per rate' }),
    about: nullable(Type.Object({ number: Type.String(), tradedOn: JapanDay })),
    replaces: nullable(Type.String({ description: 'The number of the document that this one replaces' })),
    replacedById: nullable(Type.String({ description: 'The document in force, if this one was replaced' })),
  },
  { $id: 'TaxDocument' },
)

export function toTaxDocumentView(
  { id, snapshot }: { id: string; snapshot: TaxDocumentSnapshot },
  { language, replacedById }: { language: Language; replacedById: string | null },
): Static<typeof TaxDocumentView> {
  const { template: _, issuer, items, ...rest } = snapshot
  return {
    id,
    ...rest,
    issuer: {
      name: selectSellerText(issuer.legalName, language),
      postalCode: issuer.postalCode,
      address: selectSellerText(issuer.address, language),
      telephone: issuer.telephone,
      registrationNumber: issuer.registrationNumber,
    },
    items: items.map((item) => ({ ...item, name: selectLanguageText(item.name, language) })),
    replacedById,
  }
}
