import { type App, accessRules, allow } from '@hibiki/http'
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
    app.register(async (visitors: App) => {
      allow(visitors, accessRules.visitor)
      // Visitors may hear the free samples, whose waveform they see; the lists of sounds are for members.
      getWaveform(visitors, ctx)
    })
    app.register(async (members: App) => {
      allow(members, accessRules.memberNotEnterprise)
      getNaturalSounds(members, ctx)
      getKanadeSounds(members, ctx)
    })
    // Administrators and members with the authority to upload may call these routes.
    app.register(async (operators: App) => {
      allow(operators, accessRules.confirmed(accessRules.adminsOrHolders('upload_operator')))
      listAiestheSounds(operators, ctx)
      listSounds(operators, ctx)
      listKanadeSounds(operators, ctx)
      listSoundTherapySounds(operators, ctx)
      listEnterpriseSounds(operators, ctx)
      updateSound(operators, ctx)
      deleteAiestheSound(operators, ctx)
      deleteSound(operators, ctx)
      deleteSoundTherapySound(operators, ctx)
      deleteEnterpriseSound(operators, ctx)
    })
    app.register(async (admins: App) => {
      allow(admins, accessRules.roles('ROLE_ADMIN'))
      adminSoundsRoute(admins, ctx)
    })
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
