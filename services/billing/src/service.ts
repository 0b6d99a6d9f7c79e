import { createInternalFetch } from '@hibiki/http'
import { createAddresseeLookup, createSmtpSender } from '@hibiki/mail'
import { createConsentsProjection } from '@hibiki/projections'
import { defineService, type ResourceContext } from '@hibiki/service'
import { type BillingContext, configProperties } from './context.ts'
import { billingErrors } from './errors.ts'
import { addresses } from './modules/addresses/module.ts'
import { bonus } from './modules/bonus/module.ts'
import { cards } from './modules/cards/module.ts'
import { charges } from './modules/charges/module.ts'
import { commerce } from './modules/commerce/module.ts'
import { contracts } from './modules/contracts/module.ts'
import { entitlements } from './modules/entitlements/module.ts'
import { family } from './modules/family/module.ts'
import { invoices } from './modules/invoices/module.ts'
import { konbini } from './modules/konbini/module.ts'
import { mails } from './modules/mails/module.ts'
import { members } from './modules/members/module.ts'
import { orders } from './modules/orders/module.ts'
import { payments } from './modules/payments/module.ts'
import { reconcileAfterRestore, recordRestore } from './modules/payments/reconcile-after-restore.ts'
import { createStripeProvider } from './modules/payments/stripe-provider.ts'
import { readStripeSettings } from './modules/payments/stripe-settings.ts'
import { products } from './modules/products/module.ts'
import { createProductCatalogueReader } from './modules/products/product-catalogue-reader.ts'
import { refunds } from './modules/refunds/module.ts'
import { renewals } from './modules/renewals/module.ts'
import { rentals } from './modules/rentals/module.ts'
import { seller } from './modules/seller/module.ts'
import { taxDocuments } from './modules/tax-documents/module.ts'
import type { BillingTables } from './tables.ts'

export const billing = defineService<BillingContext>({
  name: 'billing',
  title: 'Hibiki billing',
  port: 4003,
  folder: new URL('../', import.meta.url),
  config: { properties: configProperties, check: readStripeSettings },
  errors: billingErrors,
  resources: openResources,
  commands: { 'mark-restored': recordRestore, reconcile: reconcileAfterRestore },
  modules: [
    // This module is first, because an erasure ends the member's contracts, which writes mails and entitlements that the
    // following modules erase.
    contracts,
    family,
    // An erasure finds the reasons of refunds by the member's payments, so it comes before these.
    refunds,
    payments,
    renewals,
    konbini,
    orders,
    charges,
    invoices,
    taxDocuments,
    rentals,
    cards,
    entitlements,
    products,
    seller,
    addresses,
    bonus,
    mails,
    members,
    commerce,
    // Buying requires consent to the terms of service (E4003).
    createConsentsProjection<BillingTables>({ document: 'terms-of-service' }),
  ],
})

function openResources({ config, db, internalKeys, given, defer }: ResourceContext<BillingContext>) {
  const stripe = readStripeSettings(config)
  const mailSender = given.mailSender ?? createSmtpSender({ url: config.SMTP_URL, from: config.MAIL_FROM })
  if (!given.mailSender) defer(() => mailSender.close())
  return {
    payments: stripe ? createStripeProvider(stripe) : undefined,
    cardForm: stripe
      ? { publishableKey: stripe.publishableKey, tokenUrl: null, confirmUrl: null }
      : undefined,
    products: createProductCatalogueReader(db),
    mailSender,
    addressees: createAddresseeLookup(config.IDENTITY_URL, createInternalFetch(internalKeys)),
  }
}
