import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { AiestheContext } from '../../context.ts'
import { projectPlays } from './project-plays.ts'

/** Projects the plays of content, from which choices learn. */
export const plays = defineModule<AiestheContext>({
  name: 'plays',
  consumers: [projectPlays],
  personalData: [
    {
      table: 'plays',
      person: 'member_id',
      export: (memberId) => sql`
        select play_id as "playId", sound_id as "soundId", result_id as "resultId", started_at as "startedAt",
          ended_at as "endedAt", played_seconds as "playedSeconds"
        from plays where member_id = ${memberId} order by started_at`,
      erase: 'delete',
    },
  ],
})
