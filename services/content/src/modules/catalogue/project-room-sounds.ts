import { defineConsumer } from '@hibiki/messaging'
import type { ContentTables } from '../../tables.ts'
import { saveRoomSounds } from './room-sounds.sql.ts'

/** What plays in the rooms of enterprises: such a sound is not withdrawn. */
export const projectRoomSounds = defineConsumer<'enterprise.section-reported.v1', ContentTables>({
  name: 'project-room-sounds',
  subject: 'enterprise.section-reported.v1',
  async handle(trx, { payload: { sectionId, soundIds, at } }) {
    await saveRoomSounds(trx, { sectionId, soundIds, at: new Date(at) })
  },
})
