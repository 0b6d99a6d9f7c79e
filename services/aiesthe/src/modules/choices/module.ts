import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { AiestheContext } from '../../context.ts'
import { getChosenSoundRoute } from './routes/get-chosen-sound.ts'
import { getClusterSoundRoute } from './routes/get-cluster-sound.ts'
import { sayFeelingRoute } from './routes/say-feeling.ts'

/** Chooses sounds without a photo, and learns from reported feelings. */
export const choices = defineModule<AiestheContext>({
  name: 'choices',
  routes(app, ctx) {
    registerRoutes(app, ctx, accessRules.memberNotEnterprise, [
      getChosenSoundRoute,
      getClusterSoundRoute,
      sayFeelingRoute,
    ])
  },
  personalData: [
    {
      table: 'choices',
      person: 'member_id',
      export: (memberId) => sql`
        select c.occasion, c.sound_id as "soundId", s.title ->> 'ja' as title, c.cluster,
          c.expression_type as "expressionType", c.reason, c.reward, c.measured, c.feeling, c.seed, c.beliefs,
          c.chosen_at as "chosenAt"
        from choices c left join sounds s on s.sound_id = c.sound_id
        where c.member_id = ${memberId} order by c.chosen_at`,
      erase: 'delete',
    },
  ],
})
