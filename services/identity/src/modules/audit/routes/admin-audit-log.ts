import { ApiError, type App, commonErrors, errorResponses } from '@hibiki/http'
import { Type } from 'typebox'
import { idFilter, ListQuery, readList, sendPage, textFilter } from '../../../admin/simple-rest.ts'
import type { RouteDeps } from '../../../deps.ts'
import { identityErrors } from '../../../errors.ts'
import { type ConsoleAuditEntry, listAuditEntries, readAuditEntry } from '../admin-audit.sql.ts'
import { auditActions } from '../audit-action.rules.ts'

const Person = Type.Union([Type.Object({ id: Type.String(), username: Type.String() }), Type.Null()])
const Entry = Type.Object({
  id: Type.String(),
  at: Type.String({ format: 'date-time' }),
  actor: Person,
  action: Type.Enum([...auditActions]),
  subject: Person,
  detail: Type.Record(Type.String(), Type.Unknown()),
  chainOk: Type.Boolean({ description: 'False when something was changed or removed here' }),
})

const list = {
  operationId: 'listAuditLog',
  summary: 'The record of sensitive acts',
  tags: ['admin'],
  querystring: ListQuery,
  response: {
    200: Type.Array(Entry),
    ...errorResponses({ ...commonErrors, ...identityErrors }, 'E3001', 'E3040', 'E4010', 'E4014', 'E4030'),
  },
}
const one = {
  operationId: 'readAuditEntry',
  summary: 'One entry of the record',
  tags: ['admin'],
  params: Type.Object({ id: Type.String() }),
  response: { 200: Entry, ...errorResponses(commonErrors, 'E4010', 'E4014', 'E4030', 'E4040') },
}

const person = (id: string | null, name: string | null) => (id === null ? null : { id, username: name ?? '' })
const shown = ({ id, at, action, detail, chainOk, ...row }: ConsoleAuditEntry) => ({
  id,
  at: at.toISOString(),
  action,
  detail,
  chainOk,
  actor: person(row.actorId, row.actor),
  subject: person(row.subjectId, row.subject),
})

const sortable = ['id', 'at', 'action']
const moment = Type.Optional(
  Type.String({ maxLength: 40, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$' }),
)
const filter = Type.Object(
  {
    ...idFilter,
    action: Type.Optional(Entry.properties.action),
    actorId: textFilter,
    subjectId: textFilter,
    since: moment,
    until: moment,
  },
  { additionalProperties: false },
)

/** GET /admin/audit-log and /{id} (D-193); there is no call that writes. */
export function adminAuditLog(app: App, deps: RouteDeps): void {
  const { db } = deps.database
  app.get('/admin/audit-log', { schema: list }, async (request, reply) => {
    const { page, filter: wanted } = readList(request.query, { sortable, sort: ['at', 'DESC'], filter })
    return sendPage(reply, 'audit-log', { page, found: await listAuditEntries(db, wanted, page), shown })
  })
  app.get('/admin/audit-log/:id', { schema: one }, async (request) => {
    const entry = await readAuditEntry(db, request.params.id)
    if (!entry) throw new ApiError('E4040')
    return shown(entry)
  })
}
