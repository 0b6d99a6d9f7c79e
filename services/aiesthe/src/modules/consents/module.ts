import { createConsentsProjection } from '@hibiki/projections'
import { defineModule } from '@hibiki/service'
import type { AiestheContext } from '../../context.ts'
import type { AiestheTables } from '../../tables.ts'
import { findOpenResult } from '../diagnosis/face-results.sql.ts'
import { abandonDiagnosis } from '../diagnosis/get-or-start-diagnosis.ts'
import { withdrawPublicationsAndSharing } from '../diagnosis/withdraw-publications-and-sharing.ts'

/**
 * Stores who consented to the use of their data: without consent there are no mental checks, photos or choices. A withdrawal closes all
 * publications and abandons the open diagnosis with its photo; results stay visible to the member until they delete them.
 */
const projection = (clock: () => Date) =>
  createConsentsProjection<AiestheTables>({
    document: 'providing-data',
    async onWithdrawal(trx, memberId) {
      // This time must be later than every publication that was still allowed before the withdrawal arrived.
      const now = clock()
      await withdrawPublicationsAndSharing(trx, { memberId, agencyCode: null, now })
      const open = await findOpenResult(trx, memberId)
      if (open) await abandonDiagnosis(trx, open, now)
    },
  })

/** Projects consents to the use of data. */
export const consents = defineModule<AiestheContext>({
  name: 'consents',
  consumers: (ctx) => projection(ctx.clock).consumers,
  personalData: createConsentsProjection({ document: 'providing-data' }).personalData,
})
