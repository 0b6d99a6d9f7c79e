import { defineConsumer } from '@hibiki/messaging'
import type { EnterpriseContext } from '../../context.ts'
import type { EnterpriseTables } from '../../tables.ts'
import { announceSections } from '../live/announce-sections.ts'
import { incrementRevisions } from '../rooms/revisions.sql.ts'
import { offerSound, saveFrequencies, upsertSound, withdrawSound } from './sounds.sql.ts'

/** Uploads for rooms: offered at once in the sections they are meant for, silent until somebody plays them. */
export const projectSounds = ({ broadcast, clock }: EnterpriseContext) =>
  defineConsumer<'content.enterprise-sound-published.v1', EnterpriseTables>({
    name: 'project-sounds',
    subject: 'content.enterprise-sound-published.v1',
    async handle(trx, { payload: { soundId: id, at, ...sound } }) {
      await upsertSound(trx, { id, ...sound, at: new Date(at) })
      const sectionIds = await offerSound(trx, id)
      await incrementRevisions(trx, sectionIds)
      // Before the commit: who hears of it too early asks again with the next poll.
      announceSections(broadcast, sectionIds, clock())
    },
  })

/** What sounds for rooms consist of, known with their publication or after it; devices that have them draw it. */
export const projectFrequencies = ({ broadcast, clock }: EnterpriseContext) =>
  defineConsumer<'content.sound-measured.v1', EnterpriseTables>({
    name: 'project-frequencies',
    subject: 'content.sound-measured.v1',
    async handle(trx, { payload: { soundId, kind, frequencies } }) {
      if (kind !== 'enterprise') return
      const sectionIds = await saveFrequencies(trx, soundId, frequencies)
      await incrementRevisions(trx, sectionIds)
      announceSections(broadcast, sectionIds, clock())
    },
  })

/** A withdrawn sound leaves every section; content refuses that while a room plays it. */
export const dropSounds = ({ broadcast, clock }: EnterpriseContext) =>
  defineConsumer<'content.sound-withdrawn.v1', EnterpriseTables>({
    name: 'drop-sounds',
    subject: 'content.sound-withdrawn.v1',
    async handle(trx, { payload: { soundId, at } }) {
      const sectionIds = await withdrawSound(trx, soundId, new Date(at))
      await incrementRevisions(trx, sectionIds)
      announceSections(broadcast, sectionIds, clock())
    },
  })
