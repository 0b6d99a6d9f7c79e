import { type App, access, allow } from '@hibiki/http'
import type { IdentityModule } from '../../deps.ts'
import { adminMembers } from './routes/admin-members.ts'
import { endSessionsOfMember } from './routes/end-sessions-of-member.ts'
import { listUsers } from './routes/list-users.ts'
import { readMe } from './routes/me.ts'
import { readAddressee } from './routes/read-addressee.ts'
import { readUsers } from './routes/read-users.ts'
import { updateProfile } from './routes/update-profile.ts'

export const accounts: IdentityModule = {
  name: 'accounts',
  routes(app, deps) {
    app.register(async (scope: App) => {
      allow(scope, access.member)
      readMe(scope, deps)
      updateProfile(scope, deps)
    })
    app.register(async (scope: App) => {
      allow(scope, access.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN'))
      listUsers(scope, deps)
      readUsers(scope, deps)
    })
    app.register(async (scope: App) => {
      allow(scope, access.roles('ROLE_ADMIN'))
      adminMembers(scope, deps)
      endSessionsOfMember(scope, deps)
    })
    app.register(async (scope: App) => {
      allow(scope, access.internal)
      readAddressee(scope, deps)
    })
  },
}
