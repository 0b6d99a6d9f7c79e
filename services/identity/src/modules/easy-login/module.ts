import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { disableEasyLoginRoute } from './routes/disable-easy-login.ts'
import { easyLoginRoute } from './routes/easy-login.ts'
import { enableEasyLoginRoute } from './routes/enable-easy-login.ts'
import { prepareEasyLogin } from './routes/prepare-easy-login.ts'
import { readEasyLogin } from './routes/read-easy-login.ts'
import { registerEasyLogin } from './routes/register-easy-login.ts'
import { reissueEasyLogin } from './routes/reissue-easy-login.ts'

/** The routes themselves reject administrators. */
const easyLoginRoles = accessRules.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_CUSTOMER', 'ROLE_ENTERPRISE')

export const easyLogin = defineModule<IdentityContext>({
  name: 'easy-login',
  routes(app, context) {
    registerRoutes(app, context, accessRules.visitor, [prepareEasyLogin, easyLoginRoute])
    registerRoutes(app, context, easyLoginRoles, [readEasyLogin, disableEasyLoginRoute])
    registerRoutes(app, context, accessRules.confirmed(easyLoginRoles), [
      registerEasyLogin,
      reissueEasyLogin,
      enableEasyLoginRoute,
    ])
  },
  personalData: [
    {
      table: 'easy_logins',
      person: 'user_id',
      export: { omit: ['path_hash', 'device_hash'] },
      erase: 'delete',
    },
  ],
})
