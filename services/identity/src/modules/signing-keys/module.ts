import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { readJwks } from './routes/read-jwks.ts'

const MINUTE_MS = 60_000

export const signingKeys = defineModule<IdentityContext>({
  name: 'signing-keys',
  routes(app, context) {
    registerRoutes(app, context, accessRules.operator, [readJwks])
  },
  jobs: ({ keys }) => [{ name: 'rotate-keys', everyMs: MINUTE_MS, run: keys.rotate }],
})
