import { defineConsumer } from '@hibiki/messaging'
import type { ContentTables } from '../../tables.ts'
import { saveRoomSounds } from './room-sounds.sql.ts'

/** Stores which sounds play in the rooms of enterprises, because such a sound cannot be withdrawn. */
export const projectRoomSounds = defineConsumer<'enterprise.section-reported.v1', ContentTables>({
  name: 'project-room-sounds',
  subject: 'enterprise.section-reported.v1',
  async handle(trx, { payload: { sectionId, soundIds, at } }) {
    await saveRoomSounds(trx, { sectionId, soundIds, at: new Date(at) })
  },
})
