import { Actor, createAdminResource, textFilterSchema } from '@hibiki/admin-resource'
import {
  ApiError,
  type App,
  getRequestLanguage,
  type Language,
  Moment,
  nullable,
  requireSession,
} from '@hibiki/http'
import { type Static, Type } from 'typebox'
import type { IdentityContext } from '../../../context.ts'
import type { Db } from '../../../db/identity-tables.ts'
import { identityErrors } from '../../../errors.ts'
import { getFixedT } from '../../../texts.ts'
import { findConsoleApplication, listConsoleApplications } from '../admin-applications.sql.ts'
import type { ApplicationRow } from '../applications.sql.ts'
import { decideApplication } from '../decide-application.ts'

export const AdminApplicationResponse = Type.Object(
  {
    id: Type.String(),
    code: Type.String(),
    type: Type.Enum(['01', '02', '03']),
    typeLabel: Type.String(),
    status: Type.Enum(['0', '1', '2']),
    statusLabel: Type.String(),
    applicant: Type.Object({
      id: Type.String(),
      username: Type.String(),
      usernameKana: nullable(Type.String({ description: 'The reading in katakana, if the member gave one' })),
      email: Type.String(),
    }),
    agency: Type.Object({
      id: Type.String(),
      name: Type.String(),
      code: Type.Union([Type.String(), Type.Null()]),
    }),
    authorizer: Type.Union([Actor, Type.Null()]),
    appliedAt: Moment,
    decidedAt: Type.Union([Moment, Type.Null()]),
    version: Type.Integer(),
  },
  { $id: 'AdminApplication' },
)

const resource = createAdminResource({
  name: 'applications',
  errors: identityErrors,
  maxIdLength: null,
  sortable: {
    id: 'id',
    code: 'code',
    type: 'type',
    status: 'status',
    applicant: 'applicantOrder',
    appliedAt: 'appliedAt',
    decidedAt: 'decidedAt',
  },
  defaultSort: ['appliedAt', 'DESC'],
  filter: {
    q: textFilterSchema,
    status: Type.Optional(AdminApplicationResponse.properties.status),
    type: Type.Optional(AdminApplicationResponse.properties.type),
  },
})
const removal = resource.createRecordOperationSchema({
  operationId: 'deleteApplication',
  summary: 'Deletes a rejected application, with its account when that never became active and owes nothing',
  response: Type.Object({}),
  errors: ['E4092', 'E4093', 'E5030'],
})

/** Reading and deleting have one file: GET /admin/applications and /{id}, DELETE /{id}. */
export function adminApplicationsRoute(app: App, context: IdentityContext): void {
  const { db } = context
  resource.registerListRoute(app, {
    operationId: 'listApplications',
    summary: 'Lists applications for the console',
    row: AdminApplicationResponse,
    find: ({ filter, ...page }) => listConsoleApplications(db, filter, page),
    toResponse: (row, request) => toApplication(row, getRequestLanguage(request)),
  })
  resource.registerReadRoute(app, {
    operationId: 'readApplication',
    summary: 'Returns one application',
    response: AdminApplicationResponse,
    find: (id, request) => getAdminApplicationResponse(db, id, getRequestLanguage(request)),
  })
  app.delete('/admin/applications/:id', { schema: removal }, async (request) => {
    const which = { id: request.params.id }
    await decideApplication(context, requireSession(request), {
      which,
      version: undefined,
      decision: 'delete',
    })
    return {}
  })
}

export async function getAdminApplicationResponse(
  db: Db,
  id: string,
  language: Language,
): Promise<Static<typeof AdminApplicationResponse>> {
  const row = await findConsoleApplication(db, id)
  if (!row) throw new ApiError('E4040')
  return toApplication(row, language)
}

function toApplication(row: ApplicationRow, language: Language): Static<typeof AdminApplicationResponse> {
  const { id, code, type, status, version, authorizerId, authorizer } = row
  return {
    id,
    code,
    type,
    typeLabel: getFixedT(language)(`applicationTypes.${type}`),
    status,
    statusLabel: getFixedT(language)(`applicationStatuses.${status}`),
    applicant: {
      id: row.applicantId,
      username: row.applicant,
      usernameKana: row.applicantKana,
      email: row.applicantEmail,
    },
    agency: { id: row.agencyId, name: row.agencyName, code: row.agencyCode },
    authorizer: authorizerId === null ? null : { id: authorizerId, username: authorizer ?? '' },
    appliedAt: row.appliedAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    version,
  }
}
