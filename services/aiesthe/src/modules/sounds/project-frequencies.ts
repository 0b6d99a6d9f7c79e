import { defineConsumer } from '@hibiki/messaging'
import type { AiestheTables } from '../../tables.ts'
import { saveFrequencies } from './sounds.sql.ts'

/** What the sounds that can be chosen consist of, known with their publication or after it. */
export const projectFrequencies = defineConsumer<'content.sound-measured.v1', AiestheTables>({
  name: 'project-frequencies',
  subject: 'content.sound-measured.v1',
  async handle(trx, { payload: { soundId, kind, frequencies } }) {
    if (kind !== 'aiesthe' && kind !== 'sound_therapy') return
    await saveFrequencies(trx, soundId, frequencies)
  },
})
