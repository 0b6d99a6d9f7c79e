import { createAdminResource, textFilter } from '@hibiki/admin-resource'
import { ApiError, type App, memberOf } from '@hibiki/http'
import { Type } from 'typebox'
import type { AiestheContext } from '../../../context.ts'
import { aiestheErrors } from '../../../errors.ts'
import { findConsoleCheck, listVersions, pageOfChecks } from '../admin-mental-checks.sql.ts'
import { Check, CheckRow, draftFields, toCheckResponse, toDraft, toRowResponse } from '../admin-response.ts'
import { changeCheck, createCheck, withdrawCheck } from '../change-check.ts'
import { findLastActs } from '../mental-checks-log.sql.ts'

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
  filter: { q: textFilter, withdrawn: Type.Optional(Type.Boolean()) },
})

/** Registers /admin/mental-checks, where administrators edit the versions of the checks. */
export function adminMentalChecks(app: App, { db, clock }: AiestheContext): void {
  const by = (request: Parameters<typeof memberOf>[0]) => ({
    actorId: memberOf(request).userId,
    now: clock(),
  })
  const read = async (id: string) => {
    const check = await findConsoleCheck(db, id)
    if (!check) throw new ApiError('E4040')
    const versions = await listVersions(db, check.id, MAX_LISTED_VERSIONS)
    return toCheckResponse(check, versions, await findLastActs(db, check.id, MAX_LISTED_ACTS))
  }

  resource.list(app, {
    operationId: 'listMentalChecksInConsole',
    summary: 'Lists all mental checks in their newest version, by default in the order of the members’ page',
    row: CheckRow,
    find: (list) => pageOfChecks(db, list),
    toResponse: toRowResponse,
  })
  resource.read(app, {
    operationId: 'readMentalCheckInConsole',
    summary:
      'Returns a check with its questions, the number of answers to each version, and the log of changes',
    response: Check,
    find: read,
  })

  const creation = resource.operation({
    operationId: 'createMentalCheck',
    summary: 'Creates a check, which is offered at once',
    body: Type.Object(draftFields),
    response: Check,
    errors: ['E3001'],
  })
  app.post('/admin/mental-checks', { schema: creation }, async (request) =>
    read(await createCheck(db, { draft: toDraft(request.body), ...by(request) })),
  )

  const update = resource.recordOperation({
    operationId: 'changeMentalCheck',
    summary: 'Changes a check; changed questions make a new version, and answers stay with their version',
    body: Type.Object({
      ...draftFields,
      revision: Type.Integer({ description: 'Revision of the check as it was read' }),
    }),
    response: Check,
    errors: ['E3001', 'AIESTHE_CHECK_EDITED'],
  })
  app.put('/admin/mental-checks/:id', { schema: update }, async (request) => {
    const { id } = request.params
    const { revision } = request.body
    await changeCheck(db, { id, revision, draft: toDraft(request.body), ...by(request) })
    return read(id)
  })

  const removal = resource.recordOperation({
    operationId: 'withdrawMentalCheck',
    summary: 'Withdraws a check; its answers stay',
    response: Check,
  })
  app.delete('/admin/mental-checks/:id', { schema: removal }, async (request) => {
    await withdrawCheck(db, { id: request.params.id, withdrawn: true, ...by(request) })
    return read(request.params.id)
  })

  const putBack = resource.recordOperation({
    operationId: 'putMentalCheckBack',
    summary: 'Offers a withdrawn check again',
    response: Check,
  })
  app.post('/admin/mental-checks/:id/put-back', { schema: putBack }, async (request) => {
    await withdrawCheck(db, { id: request.params.id, withdrawn: false, ...by(request) })
    return read(request.params.id)
  })
}
