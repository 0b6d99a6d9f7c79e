import { type MailSender, mailProperties } from '@hibiki/mail'
import { publicOriginProperty, type ServiceContext } from '@hibiki/service'
import type { CardForm } from './modules/cards/card-form.ts'
import type { Addressees } from './modules/mails/addressees.ts'
import type { PaymentProvider } from './modules/payments/payment-provider.ts'
import { stripeProperties } from './modules/payments/stripe-settings.ts'
import type { ProductCatalogue } from './modules/products/catalogue.ts'
import type { BillingTables } from './tables.ts'

/** These settings come in addition to the common ones; docs/operations.md describes each. */
export const properties = {
  PUBLIC_ORIGIN: publicOriginProperty,
  ...mailProperties,
  ...stripeProperties,
}

interface BillingResources {
  /** It is undefined without its keys: then nothing can be bought or charged, and everything else works. */
  payments: PaymentProvider | undefined
  /** It is set whenever `payments` is. */
  cardForm: CardForm | undefined
  products: ProductCatalogue
  mailSender: MailSender
  addressees: Addressees
}

/** The modules share these dependencies. */
export type BillingContext = ServiceContext<BillingTables, typeof properties, BillingResources>
