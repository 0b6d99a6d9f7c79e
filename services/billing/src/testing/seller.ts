import { emptySellerDetails, type SellerDetails } from '../modules/seller/seller-details.ts'
import { createSellerDrafts } from '../modules/seller/seller-drafts.ts'

/** A complete notice; the number is well-formed and nobody's. */
export const testSellerDetails: SellerDetails = {
  ...emptySellerDetails,
  ...createSellerDrafts({ takesKonbini: true }),
  legalName: { ja: '試験株式会社', en: 'Test Inc.' },
  representative: { ja: '試験 太郎', en: 'Taro Shiken' },
  postalCode: '100-0001',
  address: { ja: '東京都千代田区千代田1-1', en: '1-1 Chiyoda, Chiyoda-ku, Tokyo' },
  telephone: '03-0000-0000',
  email: 'shop@example.jp',
  registrationNumber: 'T9999999999999',
}
