import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { enforceRequirements, notifyOfRequirements } from './enforce-requirements.ts'
import { adminPasskeyRequirementsRoute } from './routes/admin-passkey-requirements.ts'
import { readPasskeyRequirement } from './routes/read-passkey-requirement.ts'

const CHECK_EVERY_MS = 30_000

export const passkeyRequirements = defineModule<IdentityContext>({
  name: 'passkey-requirements',
  routes(app, context) {
    registerRoutes(app, context, accessRules.member, [readPasskeyRequirement])
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminPasskeyRequirementsRoute])
  },
  jobs: (context) => [
    {
      name: 'enforce-passkey-requirements',
      everyMs: CHECK_EVERY_MS,
      run: () => enforceRequirements(context),
    },
    {
      name: 'notify-of-passkey-requirements',
      everyMs: CHECK_EVERY_MS,
      run: () => notifyOfRequirements(context),
    },
  ],
  personalData: [
    {
      table: 'passkey_requirements',
      person: 'set_by',
      export: { none: 'about all members of a role' },
      erase: 'anonymize',
    },
    { table: 'passkey_requirement_notices', person: 'user_id', export: { omit: [] }, erase: 'delete' },
  ],
})
