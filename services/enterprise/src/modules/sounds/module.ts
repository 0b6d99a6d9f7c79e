import { registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { adminAccess, enterpriseAccess } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { projectFrequencies, projectSounds, removeWithdrawnSounds } from './project-sounds.ts'
import { adminEnterpriseSoundsRoute } from './routes/admin-enterprise-sounds.ts'
import { getRandomEnterpriseSound } from './routes/get-random-enterprise-sound.ts'
import { listTrialSoundsRoute } from './routes/list-trial-sounds.ts'

export const sounds = defineModule<EnterpriseContext>({
  name: 'sounds',
  routes(app, ctx) {
    registerRoutes(app, ctx, adminAccess, [adminEnterpriseSoundsRoute])
    registerRoutes(app, ctx, enterpriseAccess, [getRandomEnterpriseSound, listTrialSoundsRoute])
  },
  consumers: (ctx) => [projectSounds(ctx), projectFrequencies(ctx), removeWithdrawnSounds(ctx)],
})
