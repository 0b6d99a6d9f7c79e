import { type App, createApp } from '@hibiki/http'
import { sql } from 'kysely'
import type { AiestheDeps } from './deps.ts'
import { aiestheErrors } from './errors.ts'
import { choices } from './modules/choices/module.ts'
import { diagnosis } from './modules/diagnosis/module.ts'
import { history } from './modules/history/module.ts'
import { interview } from './modules/interview/module.ts'
import { members } from './modules/members/module.ts'
import { mentalChecks } from './modules/mental-checks/module.ts'
import { photos } from './modules/photos/module.ts'
import { statistics } from './modules/statistics/module.ts'
import { therapy } from './modules/therapy/module.ts'

const modules = [choices, diagnosis, history, interview, members, mentalChecks, photos, statistics, therapy]

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
    internalKeys: deps.internalKeys,
    ready: async () => {
      await sql`select 1`.execute(db)
    },
  })
  const context = { ...deps, db, clock }
  for (const register of modules) register(app, context)
  return app
}
