import { consentsProjection } from '@hibiki/projections'
import { defineModule } from '@hibiki/service'
import type { AiestheContext } from '../../context.ts'
import type { AiestheTables } from '../../tables.ts'
import { closePublications } from '../diagnosis/close-publications.ts'
import { findOpenResult } from '../diagnosis/face-results.sql.ts'
import { leave } from '../diagnosis/open-step.ts'

/**
 * Who agreed to the use of their data: without it there is no check, no photo and no choice. A withdrawal closes what was published
 * and abandons the diagnosis under way with its photo; results stay the member's own until they delete them.
 */
const projection = (clock: () => Date) =>
  consentsProjection<AiestheTables>({
    document: 'providing-data',
    async onWithdrawal(trx, memberId) {
      // Later than every publication that was still allowed, because the withdrawal was not heard of yet.
      const now = clock()
      await closePublications(trx, { memberId, agencyCode: null, now })
      const open = await findOpenResult(trx, memberId)
      if (open) await leave(trx, open, now)
    },
  })

/** Consents to the use of data. */
export const consents = defineModule<AiestheContext>({
  name: 'consents',
  consumers: (ctx) => projection(ctx.clock).consumers,
  personalData: consentsProjection({ document: 'providing-data' }).personalData,
})
