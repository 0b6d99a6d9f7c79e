import { type AddresseeLookup, type MailSender, mailSettingsProperties } from '@hibiki/mail'
import { publicOriginSettingSchema, type ServiceContext } from '@hibiki/service'
import type { CardFormSettings } from './modules/cards/card-form-settings.ts'
import type { PaymentProvider } from './modules/payments/payment-provider.ts'
import { stripeConfigProperties } from './modules/payments/stripe-settings.ts'
import type { ProductCatalogueReader } from './modules/products/product-catalogue-reader.ts'
import type { BillingTables } from './tables.ts'

/** These settings come in addition to the common ones; docs/operations.md describes each. */
export const configProperties = {
  PUBLIC_ORIGIN: publicOriginSettingSchema,
  ...mailSettingsProperties,
  ...stripeConfigProperties,
}

interface BillingResources {
  /** It is undefined without its keys: then nothing can be bought or charged, and everything else works. */
  payments: PaymentProvider | undefined
  /** It is set whenever `payments` is. */
  cardForm: CardFormSettings | undefined
  products: ProductCatalogueReader
  mailSender: MailSender
  addressees: AddresseeLookup
}

/** The modules share these dependencies. */
export type BillingContext = ServiceContext<BillingTables, typeof configProperties, BillingResources>
