import { ApiError, type App, commonErrors, errorResponses } from '@hibiki/http'
import { sql } from 'kysely'
import { Type } from 'typebox'
import type { RouteDeps } from '../../deps.ts'
import { identityErrors } from '../../errors.ts'
import { contains, every, oneOf, pageOf } from '../../repositories/console-list.ts'
import { idFilter, ListQuery, readList, sendRange, textFilter } from './simple-rest.ts'

const Person = Type.Union([Type.Object({ id: Type.String(), username: Type.String() }), Type.Null()])
const Entry = Type.Object({
  id: Type.String(),
  at: Type.String({ format: 'date-time' }),
  actor: Person,
  action: Type.String(),
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

interface Row {
  id: string
  at: Date
  action: string
  detail: Record<string, unknown>
  actorId: string | null
  actor: string | null
  subjectId: string | null
  subject: string | null
  chainOk: boolean
}

const person = (id: string | null, name: string | null) => (id === null ? null : { id, username: name ?? '' })
const shown = ({ id, at, action, detail, chainOk, ...row }: Row) => ({
  id,
  at: at.toISOString(),
  action,
  detail,
  chainOk,
  actor: person(row.actorId, row.actor),
  subject: person(row.subjectId, row.subject),
})

/** The link of an entry holds when its hash follows from the entry and the link before. */
const auditRows = sql`
  select l.id, l.at, l.action, l.detail, l.actor_id as "actorId", a.username as actor,
    l.subject_id as "subjectId", s.username as subject,
    coalesce(c.hash = audit_hash(coalesce(p.hash, ''::bytea), l) and (c.position = 1 or p.hash is not null), false)
      as "chainOk"
  from audit_log l
  left join users a on a.id = l.actor_id
  left join users s on s.id = l.subject_id
  left join audit_chain c on c.entry_id = l.id
  left join audit_chain p on p.position = c.position - 1`

const columns = { id: 'id', at: 'at', action: 'action' }
const moment = Type.Optional(
  Type.String({ maxLength: 40, pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]+Z$' }),
)
const filter = Type.Object(
  {
    ...idFilter,
    action: textFilter,
    actorId: textFilter,
    subjectId: textFilter,
    since: moment,
    until: moment,
  },
  { additionalProperties: false },
)

/** GET /admin/audit-log and /{id} (D-193); there is no call that writes. Deleted people have no name any more. */
export function auditLog(app: App, deps: RouteDeps): void {
  const { db } = deps.database
  app.get('/admin/audit-log', { schema: list }, async (request, reply) => {
    const page = readList(request.query, { columns, sort: ['at', 'DESC'], filter })
    const { id, action, actorId, subjectId, since, until } = page.filter
    const where = every([
      id && oneOf('l.id', id),
      action && contains(action, 'l.action'),
      actorId && oneOf('l.actor_id', [actorId]),
      subjectId && oneOf('l.subject_id', [subjectId]),
      since && sql`l.at >= ${since}`,
      until && sql`l.at <= ${until}`,
    ])
    const { rows, total } = await pageOf<Row>(db, sql`${auditRows} where ${where}`, page)
    sendRange(reply, 'audit-log', { offset: page.offset, count: rows.length, total })
    return rows.map(shown)
  })
  app.get('/admin/audit-log/:id', { schema: one }, async (request) => {
    const query = sql`${auditRows} where l.id::text = ${request.params.id}`
    const { rows } = await pageOf<Row>(db, query, { orderBy: sql`id`, offset: 0, limit: 1 })
    const [entry] = rows
    if (!entry) throw new ApiError('E4040')
    return shown(entry)
  })
}
