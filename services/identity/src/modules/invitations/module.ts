import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import type { IdentityContext } from '../../context.ts'
import { deleteInvitationsOfMember } from './invitations.sql.ts'
import { adminInvitationsRoute } from './routes/admin-invitations.ts'

export const invitations = defineModule<IdentityContext>({
  name: 'invitations',
  routes(app, context) {
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminInvitationsRoute])
  },
  personalData: [
    {
      table: 'invitations',
      person: 'used_by',
      export: { none: 'written by administrators; the address in it is in users' },
      erase: { run: deleteInvitationsOfMember },
    },
    {
      table: 'invitations',
      person: 'created_by',
      export: { none: 'about somebody else' },
      erase: 'anonymize',
    },
  ],
})
