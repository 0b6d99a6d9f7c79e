import { type App, allow } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { enterprise } from '../../access.ts'
import type { EnterpriseContext } from '../../context.ts'
import { dropSounds, projectSounds } from './project-sounds.ts'
import { myExperience } from './routes/my-experience.ts'
import { randomTrialSound } from './routes/random.ts'

export const sounds = defineModule<EnterpriseContext>({
  name: 'sounds',
  routes(app, ctx) {
    app.register(async (accounts: App) => {
      allow(accounts, enterprise)
      randomTrialSound(accounts, ctx)
      myExperience(accounts, ctx)
    })
  },
  consumers: (ctx) => [projectSounds(ctx), dropSounds(ctx)],
})
