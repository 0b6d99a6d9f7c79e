import { Actor, createAdminResource } from '@hibiki/admin-resource'
import {
  ApiError,
  type App,
  JapanDay,
  Moment,
  type Role,
  RoleSchema,
  requireSession,
  roles,
} from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { identityErrors } from '../../../errors.ts'
import { fieldText } from '../../../texts.ts'
import { isAllowedFirstDay } from '../passkey-requirement.rules.ts'
import {
  findRoleRequirement,
  listRoleRequirements,
  type RoleRequirement,
} from '../passkey-requirements.sql.ts'
import { liftRequirement, setRequirement } from '../set-requirement.ts'

const PasskeyRequirementRow = Type.Object(
  {
    id: RoleSchema,
    firstDay: Type.Union([JapanDay, Type.Null()], { description: 'Null where no passkey is required' }),
    setBy: Type.Union([Actor, Type.Null()]),
    setAt: Type.Union([Moment, Type.Null()]),
    accounts: Type.Integer({ description: 'Accounts of the role' }),
    accountsWithPasskey: Type.Integer({ description: 'Those of them that have a passkey' }),
  },
  { $id: 'PasskeyRequirement' },
)

const resource = createAdminResource({
  name: 'passkey-requirements',
  errors: identityErrors,
  sortable: { id: 'position', firstDay: 'firstDay', accounts: 'accounts' },
  defaultSort: ['id', 'ASC'],
})
const update = resource.createRecordOperationSchema({
  operationId: 'setPasskeyRequirement',
  summary: 'Sets or moves the first day from which members of a role must log in by a passkey',
  body: Type.Object({
    firstDay: Type.String({ format: 'date', description: 'Today in Japan or later, at most 180 days ahead' }),
  }),
  response: PasskeyRequirementRow,
  errors: ['E3001', 'E4230'],
})
const removal = resource.createRecordOperationSchema({
  operationId: 'liftPasskeyRequirement',
  summary: 'Lifts the requirement, so that members of the role may log in without a passkey again',
  response: Type.Object({}),
})

/** One file has all routes of the resource: GET /admin/passkey-requirements, PUT and DELETE /admin/passkey-requirements/{id}. */
export function adminPasskeyRequirementsRoute(app: App, context: IdentityContext): void {
  const { db } = context
  resource.registerListRoute(app, {
    operationId: 'listPasskeyRequirements',
    summary: 'Lists the roles with the day from which each must log in by a passkey',
    row: PasskeyRequirementRow,
    find: ({ filter, ...page }) => listRoleRequirements(db, filter, page),
    toResponse: toRow,
  })
  app.put('/admin/passkey-requirements/:id', { schema: update }, async (request) => {
    const role = requireRole(request.params)
    const { firstDay } = request.body
    const now = context.clock()
    if (!isAllowedFirstDay(firstDay, now)) {
      throw new ApiError('E3001', { fields: { firstDay: fieldText('requirementDay') } })
    }
    const actorId = requireSession(request).userId
    await db.transaction().execute((trx) => setRequirement(trx, { role, firstDay, actorId, now }))
    const row = await findRoleRequirement(db, role)
    if (!row) throw new ApiError('E4040')
    return toRow(row)
  })
  app.delete('/admin/passkey-requirements/:id', { schema: removal }, async (request) => {
    const role = requireRole(request.params)
    const actorId = requireSession(request).userId
    const isLifted = await db.transaction().execute((trx) => liftRequirement(trx, { role, actorId }))
    if (!isLifted) throw new ApiError('E4040')
    return {}
  })
}

function requireRole({ id }: { id: string }): Role {
  const role = roles.find((name) => name === id)
  if (!role) throw new ApiError('E4040')
  return role
}

function toRow({ setById, setBy, setAt, id, firstDay, accounts, accountsWithPasskey }: RoleRequirement) {
  return {
    id,
    firstDay,
    setBy: setById === null ? null : { id: setById, username: setBy ?? '' },
    setAt: setAt?.toISOString() ?? null,
    accounts,
    accountsWithPasskey,
  }
}
