import { defineConsumer } from '@hibiki/messaging'
import type { EnterpriseContext } from '../../context.ts'
import type { EnterpriseTables } from '../../tables.ts'
import { broadcastChangedSections } from '../live/broadcast-changed-sections.ts'
import { incrementSectionRevisions } from '../rooms/revisions.sql.ts'
import { offerSoundInSections, saveSoundFrequencies, upsertSound, withdrawSound } from './sounds.sql.ts'

/** Projects sounds for rooms and offers them at once in the sections they are meant for, where they are silent until a person plays them. */
export const projectSounds = ({ broadcast, clock }: EnterpriseContext) =>
  defineConsumer<'content.enterprise-sound-published.v1', EnterpriseTables>({
    name: 'project-sounds',
    subject: 'content.enterprise-sound-published.v1',
    async handle(trx, { payload: { soundId: id, at, ...sound } }) {
      await upsertSound(trx, { id, ...sound, at: new Date(at) })
      const sectionIds = await offerSoundInSections(trx, id)
      await incrementSectionRevisions(trx, sectionIds)
      // The announcement precedes the commit; a device that reads too early gets the sound with its next poll.
      broadcastChangedSections(broadcast, sectionIds, clock())
    },
  })

/** Projects frequencies of sounds for rooms, which may arrive before or after the sound. Devices that have the sound draw them. */
export const projectFrequencies = ({ broadcast, clock }: EnterpriseContext) =>
  defineConsumer<'content.sound-measured.v1', EnterpriseTables>({
    name: 'project-frequencies',
    subject: 'content.sound-measured.v1',
    async handle(trx, { payload: { soundId, kind, frequencies } }) {
      if (kind !== 'enterprise') return
      const sectionIds = await saveSoundFrequencies(trx, soundId, frequencies)
      await incrementSectionRevisions(trx, sectionIds)
      broadcastChangedSections(broadcast, sectionIds, clock())
    },
  })

/** Removes a withdrawn sound from every section. Content rejects the withdrawal while a room plays the sound. */
export const removeWithdrawnSounds = ({ broadcast, clock }: EnterpriseContext) =>
  defineConsumer<'content.sound-withdrawn.v1', EnterpriseTables>({
    name: 'drop-sounds',
    subject: 'content.sound-withdrawn.v1',
    async handle(trx, { payload: { soundId, at } }) {
      const sectionIds = await withdrawSound(trx, soundId, new Date(at))
      await incrementSectionRevisions(trx, sectionIds)
      broadcastChangedSections(broadcast, sectionIds, clock())
    },
  })
