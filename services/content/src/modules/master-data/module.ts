import { type App, access, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { ContentContext } from '../../context.ts'
import { adminCountries } from './routes/admin-countries.ts'
import { adminGenres } from './routes/admin-genres.ts'
import { adminPurposeDetails } from './routes/admin-purpose-details.ts'
import { adminTags } from './routes/admin-tags.ts'
import { getMusicGenres } from './routes/get-music-genres.ts'
import { readSoundMaster } from './routes/read-sound-master.ts'

/** Manages the genres, countries, tags and purposes that sounds refer to. */
export const masterData = defineModule<ContentContext>({
  name: 'master-data',
  routes(app, ctx) {
    app.register(async (operators: App) => {
      allow(operators, access.adminsOrHolders('upload_operator'))
      getMusicGenres(operators, ctx)
    })
    app.register(async (operators: App) => {
      allow(operators, access.confirmed(access.adminsOrHolders('upload_operator')))
      readSoundMaster(operators, ctx)
    })
    app.register(async (admins: App) => {
      allow(admins, access.roles('ROLE_ADMIN'))
      adminTags(admins, ctx)
      adminGenres(admins, ctx)
      adminCountries(admins, ctx)
      adminPurposeDetails(admins, ctx)
    })
  },
})
