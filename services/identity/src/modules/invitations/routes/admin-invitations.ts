import { Actor, createAdminResource } from '@hibiki/admin-resource'
import { ApiError, type App, Moment, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { identityErrors } from '../../../errors.ts'
import { createSecretPath } from '../../../secret-path.ts'
import { fieldText } from '../../../texts.ts'
import { EmailField, requireEmail } from '../../accounts/email-field.ts'
import { findCredentials } from '../../accounts/users.sql.ts'
import { appendAuditEntry } from '../../audit/audit.sql.ts'
import {
  findInvitation,
  type Invitation,
  insertInvitation,
  listInvitations,
  revokeInvitation,
} from '../invitations.sql.ts'

const LIFETIME_MS = 72 * 60 * 60_000

const InvitationRow = Type.Object({
  id: Type.String(),
  email: Type.String(),
  createdBy: Type.Union([Actor, Type.Null()]),
  createdAt: Moment,
  expiresAt: Moment,
  usedAt: Type.Union([Moment, Type.Null()]),
  state: Type.Enum(['open', 'used', 'expired', 'revoked']),
})

const resource = createAdminResource({
  name: 'invitations',
  errors: identityErrors,
  maxIdLength: null,
  sortable: ['id', 'email', 'createdAt', 'expiresAt', 'usedAt'],
  defaultSort: ['createdAt', 'DESC'],
})
const creation = resource.createOperationSchema({
  operationId: 'createInvitation',
  summary: 'Invites an administrator; only this response contains the link',
  body: Type.Object({ email: EmailField }),
  response: Type.Object({ ...InvitationRow.properties, url: Type.String() }),
  errors: ['E3001'],
})
const removal = resource.createRecordOperationSchema({
  operationId: 'revokeInvitation',
  summary: 'Revokes an open invitation',
  response: Type.Object({}),
})

/** One file has all routes of the resource: GET and POST /admin/invitations, DELETE /admin/invitations/{id}. */
export function adminInvitationsRoute(app: App, context: IdentityContext): void {
  const { db } = context
  resource.registerListRoute(app, {
    operationId: 'listInvitations',
    summary: 'Lists invitations to register as an administrator',
    row: InvitationRow,
    find: ({ filter, ...page }) => listInvitations(db, filter, page),
    toResponse: (row) => toRow(row, context.clock()),
  })
  app.post('/admin/invitations', { schema: creation }, async (request) => {
    const email = requireEmail(request.body.email)
    if (await findCredentials(db, email)) throw known()
    const now = context.clock()
    const createdBy = requireSession(request).userId
    const { path, hash } = createSecretPath(256)
    const id = await db.transaction().execute(async (trx) => {
      const expiresAt = new Date(now.getTime() + LIFETIME_MS)
      const id = await insertInvitation(trx, { email, tokenHash: hash, createdBy, now, expiresAt })
      await appendAuditEntry(trx, {
        actorId: createdBy,
        action: 'admin-invited',
        subjectId: null,
        detail: { id },
      })
      return id
    })
    const row = await findInvitation(db, id)
    if (!row) throw new ApiError('E4040')
    return { ...toRow(row, now), url: context.links.adminRegistration(path) }
  })
  app.delete('/admin/invitations/:id', { schema: removal }, async (request) => {
    const { id } = request.params
    await db.transaction().execute(async (trx) => {
      if (!(await revokeInvitation(trx, id, context.clock()))) throw new ApiError('E4040')
      const actorId = requireSession(request).userId
      await appendAuditEntry(trx, { actorId, action: 'invitation-revoked', subjectId: null, detail: { id } })
    })
    return {}
  })
}

function toRow(row: Invitation, now: Date) {
  const { id, email, createdById, createdBy, createdAt, expiresAt, usedAt } = row
  return {
    id,
    email,
    createdBy: createdById === null ? null : { id: createdById, username: createdBy ?? '' },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
    state: stateOf(row, now),
  }
}

function stateOf({ usedAt, revokedAt, expiresAt }: Invitation, now: Date) {
  if (usedAt) return 'used' as const
  if (revokedAt) return 'revoked' as const
  return expiresAt <= now ? ('expired' as const) : ('open' as const)
}

function known(): ApiError {
  return new ApiError('E3001', { fields: { email: fieldText('emailRegistered') } })
}
