import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { deleteExpiredChallenges } from './passkeys.sql.ts'
import { addPasskey } from './routes/add-passkey.ts'
import { beginPasskey } from './routes/begin-passkey.ts'
import { beginPasskeyLogin } from './routes/begin-passkey-login.ts'
import { confirmByPasskey } from './routes/confirm-by-passkey.ts'
import { listPasskeysRoute } from './routes/list-passkeys.ts'
import { logInByPasskey } from './routes/log-in-by-passkey.ts'
import { removePasskey } from './routes/remove-passkey.ts'

export const passkeys = defineModule<IdentityContext>({
  name: 'passkeys',
  routes(app, context) {
    registerRoutes(app, context, accessRules.visitor, [beginPasskeyLogin, logInByPasskey])
    registerRoutes(app, context, accessRules.member, [listPasskeysRoute, removePasskey, confirmByPasskey])
    registerRoutes(app, context, accessRules.enrolling(accessRules.confirmed(accessRules.member)), [
      beginPasskey,
      addPasskey,
    ])
  },
  jobs: ({ db, clock }) => [
    { name: 'delete-expired-challenges', everyMs: 60_000, run: () => deleteExpiredChallenges(db, clock()) },
  ],
  personalData: [
    {
      table: 'passkeys',
      person: 'user_id',
      export: { omit: ['credential_id', 'public_key', 'sign_count'] },
      erase: 'delete',
    },
  ],
})
