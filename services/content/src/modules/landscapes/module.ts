import { type App, accessRules, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { ContentContext } from '../../context.ts'
import { renderForAWhile } from './render-for-a-while.ts'
import { getLandscape } from './routes/get-landscape.ts'
import { getLandscapeImage } from './routes/get-landscape-image.ts'

/** A run ends after about this long, so that it counts as a success; the next one goes on. */
const MAX_RUN_MS = 8_000

/** Renders a landscape for every sound and sends its pictures. */
export const landscapes = defineModule<ContentContext>({
  name: 'landscapes',
  routes(app, ctx) {
    // Lock screens and other sites fetch pictures without a session, and a picture does not play.
    app.register(async (visitors: App) => {
      allow(visitors, accessRules.visitor)
      getLandscape(visitors, ctx)
      getLandscapeImage(visitors, ctx)
    })
  },
  jobs: (ctx) => [
    {
      name: 'render-landscapes',
      firstAfterMs: 10_000,
      everyMs: 10_000,
      run: (signal) => renderForAWhile(ctx.landscapes, { maxMs: MAX_RUN_MS, signal }),
    },
  ],
})
