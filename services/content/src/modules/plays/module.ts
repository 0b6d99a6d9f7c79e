import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { ContentContext } from '../../context.ts'
import { projectChosenSounds } from './project-chosen-sounds.ts'
import { projectDeletedDiagnoses } from './project-deleted-diagnoses.ts'
import { getDmvRecordResult } from './routes/get-dmv-record-result.ts'
import { getSoundRecordResult } from './routes/get-sound-record-result.ts'
import { readListeningDashboard } from './routes/read-listening-dashboard.ts'
import { recordFacePlaying } from './routes/record-face-playing.ts'
import { recordPlaying } from './routes/record-playing.ts'
import { recordSoundTherapyPlaying } from './routes/record-sound-therapy-playing.ts'

/** Records who listened to what and for how long. */
export const plays = defineModule<ContentContext>({
  name: 'plays',
  routes(app, ctx) {
    // Enterprise accounts record their plays here too, and the handler decides for each record who may read it.
    registerRoutes(app, ctx, accessRules.member, [recordPlaying, getDmvRecordResult, getSoundRecordResult])
    registerRoutes(app, ctx, accessRules.memberNotEnterprise, [recordFacePlaying, recordSoundTherapyPlaying])
    registerRoutes(app, ctx, accessRules.roles('ROLE_ADMIN'), [readListeningDashboard])
  },
  consumers: [projectChosenSounds, projectDeletedDiagnoses],
  personalData: [
    {
      // The export contains titles, because an id tells the member nothing.
      table: 'plays',
      person: 'member_id',
      export: (memberId) => sql`
        select p.id, p.sound_id as "soundId", s.title, p.face_result_id as "faceExpSoundResultId",
          p.dmv_type_code as "dmvTypeCode", p.plan_code as "planCode", p.started_at as "startedAt",
          p.ended_at as "endedAt", p.played_seconds as "playedSeconds", p.counted_seconds as "countedSeconds",
          p.created_at as "recordedAt"
        from plays p left join sounds s on s.id = p.sound_id
        where p.member_id = ${memberId} order by p.started_at`,
      erase: 'delete',
    },
    {
      table: 'chosen_sounds',
      person: 'member_id',
      export: (memberId) => sql`
        select c.result_id as "faceExpSoundResultId", c.sound_id as "soundId", s.title, c.chosen_at as "chosenAt"
        from chosen_sounds c join sounds s on s.id = c.sound_id
        where c.member_id = ${memberId} order by c.chosen_at`,
      erase: 'delete',
    },
    {
      table: 'deleted_diagnoses',
      person: 'member_id',
      export: (memberId) => sql`
        select result_id as "faceExpSoundResultId", deleted_at as "deletedAt"
        from deleted_diagnoses where member_id = ${memberId} order by deleted_at`,
      erase: 'delete',
    },
  ],
})
