import { createAdminResource, textFilterSchema } from '@hibiki/admin-resource'
import type { App } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { identityErrors } from '../../../errors.ts'
import { AdminMemberResponse, toAdminMemberResponse } from '../../accounts/admin-member-response.ts'
import { listConsoleMembers } from '../../accounts/admin-members.sql.ts'
import { requireGrantableAuthority } from '../change-grants.ts'

const resource = createAdminResource({
  name: 'grants',
  errors: identityErrors,
  sortable: ['id', 'userId', 'username', 'email', 'createdAt', 'lastLoginAt'],
  defaultSort: ['username', 'ASC'],
  filter: { q: textFilterSchema, authority: textFilterSchema, holds: Type.Optional(Type.Boolean()) },
})

export function listGrants(app: App, context: IdentityContext): void {
  resource.registerListRoute(app, {
    operationId: 'listGrants',
    summary: 'Lists members with an authority, or without it',
    row: AdminMemberResponse,
    find({ filter: { authority = 'ai_esthe', holds: held = true, ...filter }, ...page }) {
      const name = requireGrantableAuthority(authority, 'filter')
      return listConsoleMembers(context.db, { ...filter, authority: { name, held } }, page)
    },
    toResponse: toAdminMemberResponse,
  })
}
