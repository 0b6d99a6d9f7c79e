import { type App, createApp } from '@hibiki/http'
import { sql } from 'kysely'
import type { AiestheDeps } from './deps.ts'
import { aiestheErrors } from './errors.ts'
import { admin } from './routes/admin/index.ts'
import { aiesthe } from './routes/aiesthe/index.ts'
import { internal } from './routes/internal/index.ts'
import { mentalCheck } from './routes/mental-check/index.ts'
import { shortUn64 } from './routes/un64/index.ts'
import { shortUp65 } from './routes/up65/index.ts'

/** The AI esthe service's HTTP app. */
export function buildApp(deps: AiestheDeps): App {
  const { db } = deps.database
  const clock = deps.clock ?? (() => new Date())
  const app = createApp({
    service: 'aiesthe',
    title: 'Hibiki AI esthe',
    log: deps.log,
    errors: aiestheErrors,
    sessions: deps.sessions,
    secureCookies: deps.secureCookies,
    ready: async () => {
      await sql`select 1`.execute(db)
    },
  })
  for (const area of [mentalCheck, admin]) app.register((scope: App) => area(scope, { db, clock }))
  for (const area of [aiesthe, shortUn64, shortUp65])
    app.register((scope: App) => area(scope, { ...deps, db, clock }))
  app.register((scope: App) => internal(scope, { db, vault: deps.vault }))
  return app
}
