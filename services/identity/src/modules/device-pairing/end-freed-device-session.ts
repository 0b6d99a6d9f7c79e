import { defineConsumer } from '@hibiki/messaging'
import type { IdentityTables } from '../../db/identity-tables.ts'
import { announceEndedSessions } from '../sessions/end-sessions.ts'
import { endLowAssuranceSession } from '../sessions/sessions.sql.ts'

/**
 * Ends the session of a device that an operator took its section from. A person who confirmed the password on it stays logged in, because
 * then it is more than a device of a room.
 */
export const endFreedDeviceSession = defineConsumer<'enterprise.device-freed.v1', IdentityTables>({
  name: 'end-freed-device-session',
  subject: 'enterprise.device-freed.v1',
  async handle(trx, { payload: { sessionId, at } }) {
    await announceEndedSessions(trx, await endLowAssuranceSession(trx, sessionId, new Date(at)))
  },
})
