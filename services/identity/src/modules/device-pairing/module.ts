import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { deleteExpiredPairings } from './device-pairings.sql.ts'
import { endFreedDeviceSession } from './end-freed-device-session.ts'
import { approveDevicePairing } from './routes/approve-device-pairing.ts'
import { claimBoardPairing } from './routes/claim-board-pairing.ts'
import { redeemDevicePairing } from './routes/redeem-device-pairing.ts'
import { startBoardPairing } from './routes/start-board-pairing.ts'
import { startDevicePairing } from './routes/start-device-pairing.ts'

export const devicePairing = defineModule<IdentityContext>({
  name: 'device-pairing',
  routes(app, context) {
    registerRoutes(app, context, accessRules.visitor, [
      startDevicePairing,
      startBoardPairing,
      redeemDevicePairing,
    ])
    registerRoutes(app, context, accessRules.confirmed(accessRules.roles('ROLE_ENTERPRISE')), [
      approveDevicePairing,
    ])
    registerRoutes(app, context, accessRules.internal, [claimBoardPairing])
  },
  consumers: [endFreedDeviceSession],
  jobs: ({ db, clock }) => [
    { name: 'delete-expired-pairings', everyMs: 60_000, run: () => deleteExpiredPairings(db, clock()) },
  ],
  personalData: [
    {
      table: 'device_pairings',
      person: 'user_id',
      export: { omit: ['code_hash', 'secret_hash'] },
      erase: 'delete',
    },
  ],
})
