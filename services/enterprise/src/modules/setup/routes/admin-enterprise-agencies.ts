import { createAdminResource, serializeRow, textFilterSchema } from '@hibiki/admin-resource'
import { type App, Id, Moment, Name } from '@hibiki/http'
import { languageCodes } from '@hibiki/languages'
import { Type } from 'typebox'
import type { EnterpriseContext } from '../../../context.ts'
import { enterpriseErrors } from '../../../errors.ts'
import { ClosingPeriodList } from '../../plans/plan-schema.ts'
import { agencyRowQueries } from '../row-queries.sql.ts'
import { requireRow, runSetupChange } from '../run-setup-change.ts'
import { insertAgency, updateAgency } from '../setup.sql.ts'

const Fields = Type.Object(
  {
    name: Name,
    alertEmail: Type.Union([Type.String({ format: 'email', maxLength: 254 }), Type.Null()], {
      description: 'Address for alerts about silent sections; null for no alerts',
    }),
    language: Type.Enum(languageCodes, { description: 'Language of the mails' }),
  },
  { $id: 'EnterpriseAgencyInput' },
)
const Row = Type.Object(
  {
    id: Id,
    ...Fields.properties,
    accounts: Type.Integer(),
    rooms: Type.Integer(),
    closesOnHolidays: Type.Boolean(),
    closingPeriods: ClosingPeriodList,
    createdAt: Moment,
  },
  { $id: 'EnterpriseAgency' },
)

const resource = createAdminResource({
  name: 'enterprise-agencies',
  errors: enterpriseErrors,
  sortable: ['name', 'accounts', 'rooms', 'createdAt'],
  defaultSort: ['name', 'ASC'],
  filter: { q: textFilterSchema },
})

/** Registers /admin/enterprise-agencies: the enterprises with rooms, and their addresses for alerts. */
export function adminEnterpriseAgenciesRoute(app: App, ctx: EnterpriseContext): void {
  const { db } = ctx
  resource.registerListRoute(app, {
    operationId: 'listEnterpriseAgencies',
    summary: 'Lists enterprises with rooms',
    row: Row,
    find: (list) => agencyRowQueries.list(db, list),
    toResponse: (row) => serializeRow(row),
  })
  const read = async (id: string) => serializeRow(requireRow(await agencyRowQueries.find(db, id)))
  resource.registerReadRoute(app, {
    operationId: 'getEnterpriseAgency',
    summary: 'Returns one enterprise',
    response: Row,
    find: read,
  })
  const creation = resource.createOperationSchema({
    operationId: 'createEnterpriseAgency',
    summary: 'Creates an enterprise',
    body: Fields,
    response: Row,
    errors: ['E3001'],
  })
  app.post('/admin/enterprise-agencies', { schema: creation }, async (request) => {
    const id = await runSetupChange(ctx, request, 'agency-created', async (trx, now) => {
      const agencyId = await insertAgency(trx, request.body, now)
      return { result: agencyId, agencyId }
    })
    return read(id)
  })
  const update = resource.createRecordOperationSchema({
    operationId: 'updateEnterpriseAgency',
    summary: 'Changes the name, the address for alerts and the language of mails',
    body: Fields,
    response: Row,
    errors: ['E3001'],
  })
  app.put('/admin/enterprise-agencies/:id', { schema: update }, async (request) => {
    const { id } = await read(request.params.id)
    await runSetupChange(ctx, request, 'agency-changed', async (trx) => {
      await updateAgency(trx, id, request.body)
      return { result: null, agencyId: id }
    })
    return read(id)
  })
}
