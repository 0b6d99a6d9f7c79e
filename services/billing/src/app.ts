import { type App, createApp } from '@hibiki/http'
import { sql } from 'kysely'
import type { BillingDeps } from './deps.ts'
import { billingErrors } from './errors.ts'
import { address } from './modules/addresses/module.ts'
import { admin } from './modules/admin/module.ts'
import { bonuscode } from './modules/bonus/module.ts'
import { creditCard } from './modules/cards/module.ts'
import { esthe } from './modules/entitlements/module.ts'
import { internal } from './modules/members/module.ts'
import { subscription } from './modules/orders/module.ts'
import { payment } from './modules/payments/module.ts'
import { createProductCatalogue } from './modules/products/catalogue.ts'
import { loadImages } from './modules/products/images.ts'
import { product } from './modules/products/module.ts'

/** The billing service's HTTP app. */
export function buildApp(deps: BillingDeps): App {
  const { database, clock } = deps
  const { db } = database
  const app = createApp({
    service: 'billing',
    title: 'Hibiki billing',
    log: deps.log,
    errors: billingErrors,
    sessions: deps.sessions,
    secureCookies: deps.secureCookies,
    internalKeys: deps.internalKeys,
    ready: async () => {
      await sql`select 1`.execute(db)
    },
  })
  const products = createProductCatalogue(db)
  const images = loadImages()
  app.register((scope: App) => product(scope, { db, clock, products, images }))
  app.register((scope: App) =>
    subscription(scope, { db, database, clock, log: deps.log, products, payments: deps.payments }),
  )
  app.register((scope: App) => esthe(scope, { db, clock, products }))
  app.register((scope: App) => address(scope, { database, clock }))
  app.register((scope: App) => payment(scope, { db, clock, products, payments: deps.payments }))
  app.register((scope: App) => bonuscode(scope, { database, clock }))
  app.register((scope: App) =>
    creditCard(scope, {
      database,
      clock,
      log: deps.log,
      payments: deps.payments,
      cardForm: deps.cardForm,
    }),
  )
  app.register((scope: App) =>
    admin(scope, { db, database, clock, log: deps.log, payments: deps.payments, images }),
  )
  app.register((scope: App) => internal(scope, { db }))
  return app
}
