import { defineConsumer } from '@hibiki/messaging'
import type { AiestheTables } from '../../tables.ts'
import { savePublishedSound } from './sounds.sql.ts'

/** Projects the sounds that can be chosen: those of AI esthe and of sound therapy. */
export const projectSounds = defineConsumer<'content.sound-published.v2', AiestheTables>({
  name: 'project-sounds',
  subject: 'content.sound-published.v2',
  async handle(trx, { payload: { kind, bodyParts, composer, effects, at, ...sound } }) {
    if (kind !== 'aiesthe' && kind !== 'sound_therapy') return
    await savePublishedSound(trx, {
      ...sound,
      kind,
      publishedAt: new Date(at),
      bodyParts: bodyParts ?? [],
      composer: composer ?? '',
      effects: effects ?? [],
    })
  },
})
