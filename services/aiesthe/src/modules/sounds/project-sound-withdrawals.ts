import { defineConsumer } from '@hibiki/messaging'
import type { AiestheTables } from '../../tables.ts'
import { saveSoundWithdrawal } from './sounds.sql.ts'

/** A withdrawn sound is no longer chosen, but results keep its title. */
export const projectSoundWithdrawals = defineConsumer<'content.sound-withdrawn.v1', AiestheTables>({
  name: 'drop-sounds',
  subject: 'content.sound-withdrawn.v1',
  handle: (trx, { payload: { soundId, at } }) => saveSoundWithdrawal(trx, soundId, new Date(at)),
})
