import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { ContentContext } from '../../context.ts'
import { getAccompaniment } from './routes/get-accompaniment.ts'
import { getFreeSound } from './routes/get-free-sound.ts'
import { getPurposeDetails } from './routes/get-purpose-details.ts'
import { getRandomKanadeSound } from './routes/get-random-kanade-sound.ts'
import { getRandomSound } from './routes/get-random-sound.ts'
import { getRandomSoundOfPurpose } from './routes/get-random-sound-of-purpose.ts'
import { listTasters } from './routes/list-tasters.ts'

/** Chooses sounds for a listener. */
export const recommendations = defineModule<ContentContext>({
  name: 'picks',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.visitor, [getFreeSound, listTasters])
    registerRoutes(app, ctx, accessRules.memberNotEnterprise, [
      getRandomSound,
      getRandomKanadeSound,
      getPurposeDetails,
      getRandomSoundOfPurpose,
      getAccompaniment,
    ])
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
    {
      table: 'tonights_sounds',
      person: 'member_id',
      export: (memberId) => sql`
        select t.sound_id as "soundId", s.title, t.chosen_at as "chosenAt"
        from tonights_sounds t join sounds s on s.id = t.sound_id where t.member_id = ${memberId}`,
      erase: 'delete',
    },
  ],
})
