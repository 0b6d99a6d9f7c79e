import { defineConsumer } from '@hibiki/messaging'
import type { AiestheTables } from '../../tables.ts'
import { saveSoundFrequencies } from './sounds.sql.ts'

/** Saves the dominant frequencies of the sounds, which may arrive before or after their publication. */
export const projectSoundFrequencies = defineConsumer<'content.sound-measured.v1', AiestheTables>({
  name: 'project-frequencies',
  subject: 'content.sound-measured.v1',
  async handle(trx, { payload: { soundId, kind, frequencies } }) {
    if (kind !== 'aiesthe' && kind !== 'sound_therapy') return
    await saveSoundFrequencies(trx, soundId, frequencies)
  },
})
