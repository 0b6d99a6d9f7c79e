import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { ApiError, type App, Id, nullable } from '@hibiki/http'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { enterpriseErrors } from '../../../errors.ts'
import { releaseSectionsOfMember } from '../../leases/release-section.ts'
import { accountRowQueries, agencyRowQueries } from '../row-queries.sql.ts'
import { requireRow, runSetupChange } from '../run-setup-change.ts'
import { assignAccountToAgency } from '../setup.sql.ts'

const AgencyId = Type.Union([Id, Type.Null()])
const Row = Type.Object(
  {
    id: Type.With(Id, { description: 'The id of the member' }),
    name: Type.String(),
    nameKana: nullable(Type.String({ description: 'The reading in katakana, if the member gave one' })),
    loginName: Type.String(),
    email: Type.String(),
    agencyId: AgencyId,
    agencyName: Type.Union([Type.String(), Type.Null()]),
  },
  { $id: 'EnterpriseAccount' },
)

const resource = createAdminResource({
  name: 'enterprise-accounts',
  errors: enterpriseErrors,
  sortable: { name: 'nameOrder', loginName: 'loginName', email: 'email', agencyName: 'agencyName' },
  defaultSort: ['name', 'ASC'],
  filter: { q: textFilterSchema, agencyId: textFilterSchema },
})

/** The agency of an account determines whose rooms it sees and plays. */
export function adminEnterpriseAccountsRoute(app: App, ctx: EnterpriseContext): void {
  const { db, clock } = ctx
  resource.registerListRoute(app, {
    operationId: 'listEnterpriseAccounts',
    summary: 'Lists members with the role of an enterprise',
    row: Row,
    find: (list) => accountRowQueries.list(db, list),
    toResponse: (row) => serializeRow(row),
  })
  const read = async (id: string) => serializeRow(requireRow(await accountRowQueries.find(db, id)))
  resource.registerReadRoute(app, {
    operationId: 'getEnterpriseAccount',
    summary: 'Returns one enterprise account',
    response: Row,
    find: read,
  })
  const update = resource.createRecordOperationSchema({
    operationId: 'updateEnterpriseAccount',
    summary: 'Assigns an account to an enterprise, or to none (null)',
    body: Type.Object({ agencyId: AgencyId }),
    response: Row,
    errors: ['E3001', 'ENTERPRISE_AGENCY_NOT_FOUND'],
  })
  app.put('/admin/enterprise-accounts/:id', { schema: update }, async (request) => {
    const { agencyId } = request.body
    const account = await read(request.params.id)
    if (agencyId !== null && !(await agencyRowQueries.find(db, agencyId)))
      throw new ApiError('ENTERPRISE_AGENCY_NOT_FOUND')
    const concerned = agencyId ?? account.agencyId
    if (concerned === null) return account
    await runSetupChange(ctx, request, agencyId ? 'account-assigned' : 'account-removed', async (trx) => {
      await assignAccountToAgency(trx, { memberId: account.id, agencyId })
      if (agencyId !== account.agencyId) await releaseSectionsOfMember(trx, account.id, clock())
      return { result: null, agencyId: concerned }
    })
    return read(account.id)
  })
}
