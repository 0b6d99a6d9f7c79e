import { type App, createApp } from '@hibiki/http'
import { sql } from 'kysely'
import { createCatalogue } from './catalogue.ts'
import type { ContentDeps } from './deps.ts'
import { contentErrors } from './errors.ts'
import { createMediaFiles } from './media/media-files.ts'
import { createKnownSounds } from './recording/known-sounds.ts'
import { createRecordWriter } from './recording/record-writer.ts'
import { activity } from './routes/activity/index.ts'
import { dmv } from './routes/dmv/index.ts'
import { internal } from './routes/internal/index.ts'
import { media } from './routes/media/index.ts'
import { soundesthe } from './routes/soundesthe/index.ts'

/** The content service's HTTP app. Closing it answers what was asked and commits queued records first. */
export function buildApp(deps: ContentDeps): App {
  const { database, links, storage, handsMediaOver } = deps
  const { db } = database
  const clock = deps.clock ?? (() => new Date())
  const recorder = createRecordWriter(database)
  const app = createApp({
    service: 'content',
    title: 'Hibiki content',
    log: deps.log,
    errors: contentErrors,
    sessions: deps.sessions,
    secureCookies: deps.secureCookies,
    ready: async () => {
      await sql`select 1`.execute(db)
    },
  })
  app.register((scope: App) =>
    soundesthe(scope, { db, links, catalogue: createCatalogue(db), random: deps.random ?? Math.random }),
  )
  app.register((scope: App) =>
    media(scope, { links, storage, handsMediaOver, mediaFiles: createMediaFiles(db), clock }),
  )
  app.register((scope: App) => dmv(scope, { recorder, soundExists: createKnownSounds(db), clock }))
  app.register((scope: App) => activity(scope, { db, clock }))
  app.register((scope: App) => internal(scope, { db }))
  app.addHook('onClose', () => recorder.close())
  return app
}
