import { createAdminResource, textFilterSchema } from '@hibiki/admin-resource'
import { ApiError, type App, requireSession } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { aiestheErrors } from '../../../errors.ts'
import {
  AdminMentalCheckResponse,
  AdminMentalCheckRow,
  mentalCheckDraftProperties,
  toAdminMentalCheckResponse,
  toAdminMentalCheckRow,
  toMentalCheckDraft,
} from '../admin-mental-check-response.ts'
import {
  findAdminMentalCheck,
  listAdminMentalChecks,
  listMentalCheckVersions,
} from '../admin-mental-checks.sql.ts'
import { changeMentalCheck, createMentalCheck, setMentalCheckWithdrawn } from '../change-mental-check.ts'
import { listLastMentalCheckActs } from '../mental-checks-log.sql.ts'

const MAX_LISTED_VERSIONS = 99
const MAX_LISTED_ACTS = 20

const resource = createAdminResource({
  name: 'mental-checks',
  errors: aiestheErrors,
  sortable: [
    ...['id', 'titleJa', 'titleEn', 'version', 'questions'],
    ...['intervalDays', 'displayOrder', 'answers', 'publishedAt'],
  ],
  defaultSort: ['displayOrder', 'ASC'],
  filter: { q: textFilterSchema, withdrawn: Type.Optional(Type.Boolean()) },
})

/** Registers /admin/mental-checks, where administrators edit the versions of the checks. */
export function adminMentalChecksRoute(app: App, { db, clock }: AiestheContext): void {
  const by = (request: Parameters<typeof requireSession>[0]) => ({
    actorId: requireSession(request).userId,
    now: clock(),
  })
  const read = async (id: string) => {
    const check = await findAdminMentalCheck(db, id)
    if (!check) throw new ApiError('E4040')
    const versions = await listMentalCheckVersions(db, check.id, MAX_LISTED_VERSIONS)
    return toAdminMentalCheckResponse(
      check,
      versions,
      await listLastMentalCheckActs(db, check.id, MAX_LISTED_ACTS),
    )
  }

  resource.registerListRoute(app, {
    operationId: 'listMentalChecksInConsole',
    summary: 'Lists all mental checks in their newest version, by default in the order of the members’ page',
    row: AdminMentalCheckRow,
    find: (list) => listAdminMentalChecks(db, list),
    toResponse: toAdminMentalCheckRow,
  })
  resource.registerReadRoute(app, {
    operationId: 'readMentalCheckInConsole',
    summary:
      'Returns a check with its questions, the number of answers to each version, and the log of changes',
    response: AdminMentalCheckResponse,
    find: read,
  })

  const creation = resource.createOperationSchema({
    operationId: 'createMentalCheck',
    summary: 'Creates a check, which is offered at once',
    body: Type.Object(mentalCheckDraftProperties),
    response: AdminMentalCheckResponse,
    errors: ['E3001'],
  })
  app.post('/admin/mental-checks', { schema: creation }, async (request) =>
    read(await createMentalCheck(db, { draft: toMentalCheckDraft(request.body), ...by(request) })),
  )

  const update = resource.createRecordOperationSchema({
    operationId: 'changeMentalCheck',
    summary: 'Changes a check; changed questions make a new version, and answers stay with their version',
    body: Type.Object({
      ...mentalCheckDraftProperties,
      revision: Type.Integer({ description: 'Revision of the check as it was read' }),
    }),
    response: AdminMentalCheckResponse,
    errors: ['E3001', 'AIESTHE_CHECK_EDITED'],
  })
  app.put('/admin/mental-checks/:id', { schema: update }, async (request) => {
    const { id } = request.params
    const { revision } = request.body
    await changeMentalCheck(db, { id, revision, draft: toMentalCheckDraft(request.body), ...by(request) })
    return read(id)
  })

  const removal = resource.createRecordOperationSchema({
    operationId: 'withdrawMentalCheck',
    summary: 'Withdraws a check; its answers stay',
    response: AdminMentalCheckResponse,
  })
  app.delete('/admin/mental-checks/:id', { schema: removal }, async (request) => {
    await setMentalCheckWithdrawn(db, { id: request.params.id, withdrawn: true, ...by(request) })
    return read(request.params.id)
  })

  const putBack = resource.createRecordOperationSchema({
    operationId: 'putMentalCheckBack',
    summary: 'Offers a withdrawn check again',
    response: AdminMentalCheckResponse,
  })
  app.post('/admin/mental-checks/:id/put-back', { schema: putBack }, async (request) => {
    await setMentalCheckWithdrawn(db, { id: request.params.id, withdrawn: false, ...by(request) })
    return read(request.params.id)
  })
}
