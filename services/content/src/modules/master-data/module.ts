import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { ContentContext } from '../../context.ts'
import { adminCountriesRoute } from './routes/admin-countries.ts'
import { adminGenresRoute } from './routes/admin-genres.ts'
import { adminPurposeDetailsRoute } from './routes/admin-purpose-details.ts'
import { adminTagsRoute } from './routes/admin-tags.ts'
import { getMusicGenres } from './routes/get-music-genres.ts'
import { readSoundMaster } from './routes/read-sound-master.ts'

/** Manages the genres, countries, tags and purposes that sounds refer to. */
export const masterData = defineModule<ContentContext>({
  name: 'master-data',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.adminsOrHolders('upload_operator'), [getMusicGenres])
    registerRoutes(app, ctx, accessRules.confirmed(accessRules.adminsOrHolders('upload_operator')), [
      readSoundMaster,
    ])
    registerRoutes(app, ctx, accessRules.roles('ROLE_ADMIN'), [
      adminTagsRoute,
      adminGenresRoute,
      adminCountriesRoute,
      adminPurposeDetailsRoute,
    ])
  },
})
