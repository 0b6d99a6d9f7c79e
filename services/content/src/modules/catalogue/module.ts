import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { ContentContext } from '../../context.ts'
import { projectRoomSounds } from './project-room-sounds.ts'
import { adminSoundsRoute } from './routes/admin-sounds.ts'
import { deleteAiestheSound } from './routes/delete-aiesthe-sound.ts'
import { deleteEnterpriseSound } from './routes/delete-enterprise-sound.ts'
import { deleteSound } from './routes/delete-sound.ts'
import { deleteSoundTherapySound } from './routes/delete-sound-therapy-sound.ts'
import { getKanadeSounds } from './routes/get-kanade-sounds.ts'
import { getNaturalSounds } from './routes/get-natural-sounds.ts'
import { getWaveform } from './routes/get-waveform.ts'
import { listAiestheSounds } from './routes/list-aiesthe-sounds.ts'
import { listEnterpriseSounds } from './routes/list-enterprise-sounds.ts'
import { listKanadeSounds } from './routes/list-kanade-sounds.ts'
import { listSoundTherapySounds } from './routes/list-sound-therapy-sounds.ts'
import { listSounds } from './routes/list-sounds.ts'
import { updateSound } from './routes/update-sound.ts'

/** Shows the catalogue of sounds to members, and lets staff list, change and withdraw sounds. */
export const catalogue = defineModule<ContentContext>({
  name: 'catalogue',
  routes(app, ctx) {
    // Visitors may hear the free samples, whose waveform they see; the lists of sounds are for members.
    registerRoutes(app, ctx, accessRules.visitor, [getWaveform])
    registerRoutes(app, ctx, accessRules.memberNotEnterprise, [getNaturalSounds, getKanadeSounds])
    // Administrators and members with the authority to upload may call these routes.
    registerRoutes(app, ctx, accessRules.confirmed(accessRules.adminsOrHolders('upload_operator')), [
      listAiestheSounds,
      listSounds,
      listKanadeSounds,
      listSoundTherapySounds,
      listEnterpriseSounds,
      updateSound,
      deleteAiestheSound,
      deleteSound,
      deleteSoundTherapySound,
      deleteEnterpriseSound,
    ])
    registerRoutes(app, ctx, accessRules.roles('ROLE_ADMIN'), [adminSoundsRoute])
  },
  consumers: [projectRoomSounds],
  personalData: [
    {
      table: 'catalogue_log',
      person: 'actor_id',
      export: (memberId) => sql`
        select at, action, subject_id as "subjectId", detail from catalogue_log
        where actor_id = ${memberId} order by at`,
      erase: 'anonymize',
    },
  ],
})
