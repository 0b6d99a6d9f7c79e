import { defineConsumer } from '@hibiki/messaging'
import type { Transaction } from 'kysely'
import { isMemberErased, lockMember } from '../members/erased-members.ts'
import type { Projection } from '../projection.ts'
import { findNameReading, upsertNameReading } from './name-readings.sql.ts'

/**
 * The module of a service whose lists of people are sorted and searched by the reading of their names.
 *
 * @param options.onChange runs in the same transaction with the newest reading, which older news leaves as it was
 */
export function createNameReadingsProjection<DB>({
  onChange,
}: {
  onChange?(trx: Transaction<DB>, reading: { memberId: string; nameKana: string | null }): Promise<void>
} = {}): Projection {
  const projectNameReadings = defineConsumer<'identity.name-reading-changed.v1', DB>({
    name: 'project-name-readings',
    subject: 'identity.name-reading-changed.v1',
    isRepeatable: true,
    async handle(trx, { payload: { userId: memberId, nameKana, at } }) {
      await lockMember(trx, memberId)
      if (await isMemberErased(trx, memberId)) return
      await upsertNameReading(trx, { memberId, nameKana, changedAt: new Date(at) })
      await onChange?.(trx, { memberId, nameKana: await findNameReading(trx, memberId) })
    },
  })
  return {
    name: 'name-readings',
    consumers: [projectNameReadings],
    personalData: [
      {
        table: 'name_readings',
        person: 'member_id',
        export: { none: 'a copy of what identity holds and exports' },
        erase: 'delete',
      },
    ],
  }
}
