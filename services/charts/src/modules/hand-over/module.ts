import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { ChartsContext } from '../../context.ts'
import { deleteOldHandOvers } from './hand-overs.sql.ts'
import { endHandOver, startHandOver } from './routes/hand-over.ts'
import { getHandOver, getHandOverRecord, saveHandOverRecord } from './routes/hand-over-record.ts'

/** Sessions live at most this long, so an older hand-over cannot be resumed. */
const MAX_AGE_MS = 60 * 24 * 60 * 60 * 1000
const CLEAN_UP_EVERY_MS = 60 * 60 * 1000

const staff = accessRules.roles('ROLE_PERSON_IN_CHARGE')

export const handOver = defineModule<ChartsContext>({
  name: 'hand-over',
  routes(app, context) {
    registerRoutes(app, context, accessRules.confirmed(staff), [startHandOver, endHandOver])
    // The session is of low assurance while the customer holds the device.
    registerRoutes(app, context, staff, [getHandOver, getHandOverRecord, saveHandOverRecord])
  },
  jobs: ({ db, clock }) => [
    {
      name: 'delete-old-hand-overs',
      everyMs: CLEAN_UP_EVERY_MS,
      run: () => deleteOldHandOvers(db, new Date(clock().getTime() - MAX_AGE_MS)),
    },
  ],
  personalData: [
    {
      table: 'hand_overs',
      person: ['staff_id', 'customer_id'],
      export: { none: 'lives as long as a session' },
      erase: 'delete',
    },
  ],
})
