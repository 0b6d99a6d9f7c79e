import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { renderTaxDocumentPdf } from './render-tax-document-pdf.ts'
import type { TaxDocumentItem, TaxDocumentSnapshot } from './tax-document-snapshot.rules.ts'

const item: TaxDocumentItem = {
  name: { ja: 'プレミアムプラン', en: 'Premium' },
  userName: null,
  periodFrom: '2026-11-05',
  periodTo: '2026-12-04',
  tradedOn: '2026-11-05',
  ratePercent: 10,
  amount: 2980,
  documentNumber: null,
}
const receipt: TaxDocumentSnapshot = {
  template: 1,
  kind: 'receipt',
  number: '00000042',
  issuedOn: '2026-11-05',
  tradedOn: '2026-11-05',
  issuer: {
    legalName: { ja: '株式会社ひびき', en: 'Hibiki Inc.' },
    postalCode: '100-0001',
    address: { ja: '東京都千代田区千代田1-1', en: '1-1 Chiyoda, Chiyoda-ku, Tokyo' },
    telephone: '03-1234-5678',
    registrationNumber: 'T9999999999999',
  },
  addressee: '髙橋 雫',
  card: 'visa 4242',
  items: [item],
  rates: [{ ratePercent: 10, amount: 2980, tax: 270 }],
  total: 2980,
  tax: 270,
  about: null,
  replaces: null,
}
const returned: TaxDocumentSnapshot = {
  ...receipt,
  kind: 'return',
  number: '00000043',
  items: [{ ...item, amount: -1000, userName: '佐藤 花' }],
  rates: [{ ratePercent: 10, amount: -1000, tax: -90 }],
  total: -1000,
  tax: -90,
  about: { number: '00000042', tradedOn: '2026-11-05' },
  replaces: '00000041',
}
const statement: TaxDocumentSnapshot = {
  ...receipt,
  kind: 'statement',
  number: '00000044',
  card: null,
  issuer: { ...receipt.issuer, registrationNumber: '' },
  items: Array.from({ length: 40 }, (_, index) => ({ ...item, documentNumber: String(index + 1) })),
  rates: [{ ratePercent: 10, amount: 119_200, tax: 10_836 }],
  total: 119_200,
  tax: 10_836,
}

// Members may have stored these files, so a change here is wrong: a new layout, or a new wording, is a new template beside this one.
it.each([
  ['a receipt', receipt, 'c19fa5245faf0350ce3be60de9f18e1aa8c9569413263e93f43b003ba3da8f6a'],
  ['a return of a part', returned, '1de7479daa26a1095c0b45f5d87a0d49e135c242399234d6cafefcc5073d6552'],
  [
    'a statement of several pages by a seller who is not registered',
    statement,
    '8fc791d29f7caf15d36c5380c664fe59554239376175f1538b82ab832f9a31e7',
  ],
])('renders %s of the first template as the same bytes for ever', async (_, snapshot, expected) => {
  const bytes = await renderTaxDocumentPdf(snapshot, { compress: false })
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(expected)
})
