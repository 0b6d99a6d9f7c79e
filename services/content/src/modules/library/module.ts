import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { ContentContext } from '../../context.ts'
import { getLibrary } from './routes/get-library.ts'
import { setFavourite } from './routes/set-favourite.ts'

/** Returns the medical sounds of the library and the member's favourites among them. */
export const library = defineModule<ContentContext>({
  name: 'library',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.memberNotEnterprise, [getLibrary, setFavourite])
  },
  personalData: [
    {
      table: 'favourites',
      person: 'member_id',
      export: (memberId) => sql`
        select f.sound_id as "soundId", s.title, f.kept_at as "keptAt"
        from favourites f join sounds s on s.id = f.sound_id
        where f.member_id = ${memberId} order by f.kept_at`,
      erase: 'delete',
    },
  ],
})
