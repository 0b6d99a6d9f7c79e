import {
  ApiError,
  type App,
  commonErrors,
  errorResponses,
  type Language,
  language,
  memberOf,
} from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { idFilter, ListQuery, readList, sendPage, textFilter } from '../../../admin/simple-rest.ts'
import type { Db } from '../../../db/schema.ts'
import type { RouteDeps } from '../../../deps.ts'
import { identityErrors } from '../../../errors.ts'
import { listForConsole, readForConsole } from '../admin-applications.sql.ts'
import { statusLabels, typeLabels } from '../application.rules.ts'
import type { ApplicationRow } from '../applications.sql.ts'
import { decideApplication } from '../decide-application.ts'

export const AdminApplication = Type.Object({
  id: Type.String(),
  code: Type.String(),
  type: Type.Enum(['01', '02', '03']),
  typeLabel: Type.String(),
  status: Type.Enum(['0', '1', '2']),
  statusLabel: Type.String(),
  applicant: Type.Object({ id: Type.String(), username: Type.String(), email: Type.String() }),
  agency: Type.Object({
    id: Type.String(),
    name: Type.String(),
    code: Type.Union([Type.String(), Type.Null()]),
  }),
  authorizer: Type.Union([Type.Object({ id: Type.String(), username: Type.String() }), Type.Null()]),
  appliedAt: Type.String({ format: 'date-time' }),
  decidedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()]),
  version: Type.Integer(),
})

const params = Type.Object({ id: Type.String() })
const list = {
  operationId: 'listApplications',
  summary: 'Applications, for the console',
  tags: ['admin'],
  querystring: ListQuery,
  response: {
    200: Type.Array(AdminApplication),
    ...errorResponses({ ...commonErrors, ...identityErrors }, 'E3001', 'E3040', 'E4010', 'E4014', 'E4030'),
  },
}
const one = {
  operationId: 'readApplication',
  summary: 'One application',
  tags: ['admin'],
  params,
  response: { 200: AdminApplication, ...errorResponses(commonErrors, 'E4010', 'E4014', 'E4030', 'E4040') },
}
const removal = {
  operationId: 'deleteApplication',
  summary: 'Deletes a rejected application, with its account when that never became active',
  tags: ['admin'],
  params,
  response: {
    200: Type.Object({}),
    ...errorResponses(
      { ...commonErrors, ...identityErrors },
      'E4010',
      'E4014',
      'E4030',
      'E4040',
      'E4092',
      'E4093',
    ),
  },
}

const sortable = ['id', 'code', 'type', 'status', 'appliedAt', 'decidedAt']
const filter = Type.Object(
  {
    ...idFilter,
    q: textFilter,
    status: Type.Optional(AdminApplication.properties.status),
    type: Type.Optional(AdminApplication.properties.type),
  },
  { additionalProperties: false },
)

/** GET /admin/applications and /{id}, DELETE /{id} (D-054, D-055, D-198). */
export function adminApplications(app: App, deps: RouteDeps): void {
  const { db } = deps.database
  app.get('/admin/applications', { schema: list }, async (request, reply) => {
    const { page, filter: wanted } = readList(request.query, {
      sortable,
      sort: ['appliedAt', 'DESC'],
      filter,
    })
    const found = await listForConsole(db, wanted, page)
    return sendPage(reply, 'applications', { page, found, shown: (row) => shown(row, language(request)) })
  })
  app.get('/admin/applications/:id', { schema: one }, (request) =>
    readApplication(db, request.params.id, language(request)),
  )
  app.delete('/admin/applications/:id', { schema: removal }, async (request) => {
    const which = { id: request.params.id }
    await decideApplication(deps, memberOf(request), { which, version: undefined, decision: 'delete' })
    return {}
  })
}

export async function readApplication(
  db: Db,
  id: string,
  language: Language,
): Promise<Static<typeof AdminApplication>> {
  const row = await readForConsole(db, id)
  if (!row) throw new ApiError('E4040')
  return shown(row, language)
}

function shown(row: ApplicationRow, language: Language): Static<typeof AdminApplication> {
  const { id, code, type, status, version, authorizerId, authorizer } = row
  return {
    id,
    code,
    type,
    typeLabel: typeLabels[type][language],
    status,
    statusLabel: statusLabels[status][language],
    applicant: { id: row.applicantId, username: row.applicant, email: row.applicantEmail },
    agency: { id: row.agencyId, name: row.agencyName, code: row.agencyCode },
    authorizer: authorizerId === null ? null : { id: authorizerId, username: authorizer ?? '' },
    appliedAt: row.appliedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    version,
  }
}
