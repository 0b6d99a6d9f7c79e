import { type App, createApp } from '@hibiki/http'
import { sql } from 'kysely'
import { createMonthRanks } from './activity/month-ranks.ts'
import { createCatalogue } from './catalogue.ts'
import type { ContentDeps } from './deps.ts'
import { contentErrors } from './errors.ts'
import { createMediaFiles } from './media/media-files.ts'
import { createIntroPapers } from './papers/intro-papers.ts'
import { createKnownSounds } from './recording/known-sounds.ts'
import { createRecordWriter } from './recording/record-writer.ts'
import { activity } from './routes/activity/index.ts'
import { admin } from './routes/admin/index.ts'
import { dmv } from './routes/dmv/index.ts'
import { esthe } from './routes/esthe/index.ts'
import { internal } from './routes/internal/index.ts'
import { introPapers } from './routes/intro-papers/index.ts'
import { kanade } from './routes/kanade/index.ts'
import { media } from './routes/media/index.ts'
import { naturalSound } from './routes/natural-sound/index.ts'
import { soundDmv } from './routes/sound-dmv/index.ts'
import { soundesthe } from './routes/soundesthe/index.ts'
import { upload } from './routes/upload/index.ts'

/** The content service's HTTP app. Closing it answers what was asked and commits queued records first. */
export function buildApp(deps: ContentDeps): App {
  const { database, links, storage, staging, checks, handsMediaOver } = deps
  const { db } = database
  const clock = deps.clock ?? (() => new Date())
  const random = deps.random ?? Math.random
  const recorder = createRecordWriter(database, {}, clock)
  const catalogue = createCatalogue(db)
  const soundExists = createKnownSounds(db)
  const monthRanks = createMonthRanks(db, clock, deps.rankPace)
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
  app.register((scope: App) => soundesthe(scope, { db, links, catalogue, soundExists, random }))
  app.register((scope: App) => naturalSound(scope, { catalogue, links }))
  app.register((scope: App) => kanade(scope, { db, catalogue, links, random }))
  app.register((scope: App) => esthe(scope, { db }))
  app.register((scope: App) =>
    media(scope, { links, storage, handsMediaOver, mediaFiles: createMediaFiles(db), clock }),
  )
  app.register((scope: App) => dmv(scope, { db, recorder, soundExists, clock }))
  app.register((scope: App) => activity(scope, { db, monthRanks, clock }))
  app.register((scope: App) => introPapers(scope, { papers: createIntroPapers() }))
  app.register((scope: App) => upload(scope, { db, links, staging, checks }))
  app.register((scope: App) => soundDmv(scope, { db }))
  app.register((scope: App) => admin(scope, { db, links }))
  app.register((scope: App) => internal(scope, { db }))
  app.addHook('onClose', () => recorder.close())
  return app
}
