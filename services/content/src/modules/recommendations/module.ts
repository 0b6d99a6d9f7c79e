import { type App, accessRules, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { ContentContext } from '../../context.ts'
import { getAccompaniment } from './routes/get-accompaniment.ts'
import { getFreeSound } from './routes/get-free-sound.ts'
import { getPurposeDetails } from './routes/get-purpose-details.ts'
import { getRandomKanadeSound } from './routes/get-random-kanade-sound.ts'
import { getRandomSound } from './routes/get-random-sound.ts'
import { getRandomSoundOfPurpose } from './routes/get-random-sound-of-purpose.ts'

/** Chooses sounds for a listener. */
export const recommendations = defineModule<ContentContext>({
  name: 'picks',
  routes(app, ctx) {
    app.register(async (visitors: App) => {
      allow(visitors, accessRules.visitor)
      getFreeSound(visitors, ctx)
    })
    app.register(async (members: App) => {
      allow(members, accessRules.memberNotEnterprise)
      getRandomSound(members, ctx)
      getRandomKanadeSound(members, ctx)
      getPurposeDetails(members, ctx)
      getRandomSoundOfPurpose(members, ctx)
      getAccompaniment(members, ctx)
    })
  },
  personalData: [
    {
      table: 'last_picks',
      person: 'member_id',
      export: (memberId) => sql`
        select l.sound_id as "soundId", s.title, l.picked_at as "pickedAt"
        from last_picks l join sounds s on s.id = l.sound_id where l.member_id = ${memberId}`,
      erase: 'delete',
    },
  ],
})
