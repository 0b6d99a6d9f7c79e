import { type App, createApp } from '@hibiki/http'
import { sql } from 'kysely'
import type { BillingDeps } from './deps.ts'
import { billingErrors } from './errors.ts'
import { createProductCatalogue } from './products/catalogue.ts'
import { loadImages } from './products/images.ts'
import { address } from './routes/address/index.ts'
import { admin } from './routes/admin/index.ts'
import { bonuscode } from './routes/bonuscode/index.ts'
import { creditCard } from './routes/credit-card/index.ts'
import { esthe } from './routes/esthe/index.ts'
import { internal } from './routes/internal/index.ts'
import { payment } from './routes/payment/index.ts'
import { product } from './routes/product/index.ts'
import { subscription } from './routes/subscription/index.ts'

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
