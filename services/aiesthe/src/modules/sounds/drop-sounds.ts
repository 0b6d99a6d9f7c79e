import { defineConsumer } from '@hibiki/messaging'
import type { AiestheTables } from '../../tables.ts'
import { saveWithdrawal } from './sounds.sql.ts'

/** A withdrawn sound is no longer chosen, but results keep its title. */
export const dropSounds = defineConsumer<'content.sound-withdrawn.v1', AiestheTables>({
  name: 'drop-sounds',
  subject: 'content.sound-withdrawn.v1',
  handle: (trx, { payload: { soundId, at } }) => saveWithdrawal(trx, soundId, new Date(at)),
})
