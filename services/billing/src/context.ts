import type { MailSender } from '@hibiki/mail'
import type { ServiceContext } from '@hibiki/service'
import { Type } from 'typebox'
import type { CardForm } from './modules/cards/card-form.ts'
import type { Addressees } from './modules/mails/addressees.ts'
import type { PaymentProvider } from './modules/payments/payment-provider.ts'
import { stripeProperties } from './modules/payments/stripe-settings.ts'
import type { ProductCatalogue } from './modules/products/catalogue.ts'
import type { BillingTables } from './tables.ts'

/** Settings beside the common ones; docs/operations.md describes each. */
export const properties = {
  PUBLIC_ORIGIN: Type.String({
    default: 'http://localhost:3000',
    pattern: '^https?://[^/,\\s]+(,.*)?$',
    description: 'Where members reach the product; links in mails begin with the first',
  }),
  SMTP_URL: Type.String({ default: 'smtp://localhost:1025', pattern: '^smtps?://.+' }),
  MAIL_FROM: Type.String({ default: 'no-reply@hibiki.example', pattern: '^[^\\s@<>]+@[^\\s@<>]+$' }),
  ...stripeProperties,
}

interface BillingResources {
  /** Undefined without its keys: nothing can be bought or charged; everything else works. */
  payments: PaymentProvider | undefined
  /** Goes with `payments`. */
  cardForm: CardForm | undefined
  products: ProductCatalogue
  mailSender: MailSender
  addressees: Addressees
}

/** What the modules share. */
export type BillingContext = ServiceContext<BillingTables, typeof properties, BillingResources>
