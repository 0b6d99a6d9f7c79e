import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { ContentContext } from '../../context.ts'
import { removeWithdrawnFiles } from './remove-withdrawn-files.ts'
import { getMedia } from './routes/get-media.ts'
import { headMedia } from './routes/head-media.ts'
import { renewMediaLink } from './routes/renew-media-link.ts'

/** Sends the bytes of sounds through signed links. */
export const media = defineModule<ContentContext>({
  name: 'media',
  routes(app, ctx) {
    // These routes are open to visitors because the permission is signed into the link, for members together with their session.
    registerRoutes(app, ctx, accessRules.visitor, [getMedia, headMedia, renewMediaLink])
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
