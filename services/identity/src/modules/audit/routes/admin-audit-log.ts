import { Actor, createAdminResource, textFilterSchema } from '@hibiki/admin-resource'
import { type App, Moment } from '@hibiki/http'
import { Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import { identityErrors } from '../../../errors.ts'
import { type ConsoleAuditEntry, findConsoleAuditEntry, listConsoleAuditEntries } from '../admin-audit.sql.ts'
import { auditActions } from '../audit-action.rules.ts'

const Person = Type.Union([Actor, Type.Null()])
const Entry = Type.Object(
  {
    id: Type.String(),
    at: Moment,
    actor: Person,
    action: Type.Enum([...auditActions]),
    subject: Person,
    detail: Type.Record(Type.String(), Type.Unknown()),
    chainOk: Type.Boolean({ description: 'False when this entry was changed or something was removed here' }),
  },
  { $id: 'AuditEntry' },
)

const person = (id: string | null, name: string | null) => (id === null ? null : { id, username: name ?? '' })
const toEntry = ({ id, at, action, detail, chainOk, ...row }: ConsoleAuditEntry) => ({
  id,
  at: at.toISOString(),
  action,
  detail,
  chainOk,
  actor: person(row.actorId, row.actor),
  subject: person(row.subjectId, row.subject),
})

const moment = Type.Optional(
  Type.String({ maxLength: 40, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$' }),
)
const resource = createAdminResource({
  name: 'audit-log',
  errors: identityErrors,
  maxIdLength: null,
  sortable: ['id', 'at', 'action'],
  defaultSort: ['at', 'DESC'],
  filter: {
    action: Type.Optional(Entry.properties.action),
    actorId: textFilterSchema,
    subjectId: textFilterSchema,
    since: moment,
    until: moment,
  },
})

/** The log is written by the acts themselves, so these routes only read: GET /admin/audit-log and /{id}. */
export function adminAuditLogRoute(app: App, context: IdentityContext): void {
  const { db } = context
  resource.registerListRoute(app, {
    operationId: 'listAuditLog',
    summary: 'Lists the entries of the audit log',
    row: Entry,
    find: ({ filter, ...page }) => listConsoleAuditEntries(db, filter, page),
    toResponse: toEntry,
  })
  resource.registerReadRoute(app, {
    operationId: 'readAuditEntry',
    summary: 'Returns one entry of the audit log',
    response: Entry,
    async find(id) {
      const entry = await findConsoleAuditEntry(db, id)
      return entry && toEntry(entry)
    },
  })
}
