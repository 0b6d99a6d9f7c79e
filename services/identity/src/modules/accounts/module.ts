import { accessRules, registerRoutes } from '@hibiki/http'
import { defineModule } from '@hibiki/service'
import { sql } from 'kysely'
import type { IdentityContext } from '../../context.ts'
import { projectEntitlements } from './project-entitlements.ts'
import { adminMembersRoute } from './routes/admin-members.ts'
import { endSessionsOfMember } from './routes/end-sessions-of-member.ts'
import { listUsers } from './routes/list-users.ts'
import { readMe } from './routes/me.ts'
import { readAddressee } from './routes/read-addressee.ts'
import { readUsers } from './routes/read-users.ts'
import { updateProfile } from './routes/update-profile.ts'
import { deleteUser } from './users.sql.ts'

export const accounts = defineModule<IdentityContext>({
  name: 'accounts',
  routes(app, context) {
    registerRoutes(app, context, accessRules.enrolling(accessRules.member), [readMe])
    // Staff and mails know a member by the name, so a session on a device that was handed over must not change it.
    registerRoutes(app, context, accessRules.confirmed(accessRules.member), [updateProfile])
    // These routes return names and addresses of customers, as charts do, and a customer may hold the device.
    registerRoutes(
      app,
      context,
      accessRules.confirmed(accessRules.roles('ROLE_PERSON_IN_CHARGE', 'ROLE_ADMIN')),
      [listUsers, readUsers],
    )
    registerRoutes(app, context, accessRules.roles('ROLE_ADMIN'), [adminMembersRoute, endSessionsOfMember])
    registerRoutes(app, context, accessRules.internal, [readAddressee])
  },
  consumers: [projectEntitlements],
  personalData: [
    ...['user_roles', 'user_authorities'].map((table) => ({
      table,
      person: 'user_id',
      export: { omit: [] },
      erase: 'delete' as const,
    })),
    { table: 'users', person: 'pic_id', export: { none: 'customers of this member' }, erase: 'anonymize' },
    {
      table: 'users',
      // This column holds the login name; the row is found by its own id.
      person: 'user_id',
      export: (id) => sql`
        select id, user_id as "userId", username, username_kana as "usernameKana", email, birth_year as "birthYear", birth_month as "birthMonth",
          birth_day as "birthDay", gender, premium, plan_name as "planName", agency_code as "agencyCode",
          agency_status as "agencyStatus", pic_id as "picId", language, created_at as "createdAt"
        from users where id = ${id}`,
      erase: { run: deleteUser },
    },
  ],
})
