import { defineConsumer } from '@hibiki/messaging'
import type { AiestheTables } from '../../schema.ts'
import { savePublishedSound } from './sounds.sql.ts'

/** Keeps the sounds that can be chosen: those of AI esthe and of sound therapy. */
export const projectSounds = defineConsumer<'content.sound-published.v1', AiestheTables>({
  name: 'project-sounds',
  subject: 'content.sound-published.v1',
  async handle(trx, { payload: { kind, bodyParts, at, ...sound } }) {
    if (kind !== 'aiesthe' && kind !== 'sound_therapy') return
    await savePublishedSound(trx, { ...sound, kind, bodyParts: bodyParts ?? [], publishedAt: new Date(at) })
  },
})
