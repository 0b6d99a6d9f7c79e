import { type App, access, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { ContentContext } from '../../context.ts'
import { removeWithdrawnFiles } from './remove-withdrawn-files.ts'
import { getMedia } from './routes/get-media.ts'
import { headMedia } from './routes/head-media.ts'
import { renewMediaLink } from './routes/renew-media-link.ts'

/** The bytes of sounds, behind signed links. */
export const media = defineModule<ContentContext>({
  name: 'media',
  routes(app, ctx) {
    // Open to visitors: what a link allows is signed into it, for members together with their session.
    app.register(async (visitors: App) => {
      allow(visitors, access.visitor)
      getMedia(visitors, ctx)
      headMedia(visitors, ctx)
      renewMediaLink(visitors, ctx)
    })
  },
  jobs: (ctx) => [
    {
      name: 'remove-withdrawn-files',
      firstAfterMs: 5000,
      everyMs: 3_600_000,
      run: () => removeWithdrawnFiles(ctx, ctx.clock()),
    },
  ],
})
