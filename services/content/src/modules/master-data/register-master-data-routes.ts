import { createAdminResource, createLocalTextSchema, textFilterSchema } from '@hibiki/admin-resource'
import { ApiError, type App, Name, requireSession } from '@hibiki/http'
import type { Kysely, Transaction } from 'kysely'
import { type Static, type TSchema, Type } from 'typebox'
import { contentErrors } from '../../errors.ts'
import type { ContentTables } from '../../tables.ts'
import { fieldText } from '../../texts.ts'
import { type CatalogueLogEntry, insertCatalogueLogEntry } from '../catalogue/catalogue-log.sql.ts'
import { computeDisplayOrderChanges } from './master-order.rules.ts'
import {
  deleteMasterRow,
  findMasterRow,
  insertMasterRow,
  lockMasterRowsInOrder,
  type MasterRow,
  type MasterRowInput,
  type MasterTableSpec,
  selectMasterRowPage,
  updateMasterRow,
  updateMasterRowOrder,
} from './master-rows.sql.ts'

export interface MasterResourceConfig extends MasterTableSpec {
  /** The name in the address `/admin/{resource}`. */
  resource: string
  /** The name in operation ids, such as `Tag`. */
  thing: string
  /** The name of the extra column in requests and responses, and its schema. */
  extraField: { name: 'family' | 'purposeCode'; schema: TSchema } | null
}

const fields = {
  nameJa: Name,
  nameEn: Name,
  displayOrder: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
}
const Names = Type.Omit(createLocalTextSchema(Name), ['ja', 'en'], {
  $id: 'Translations',
  description: 'Names by language; where one is missing, the Japanese name is shown',
  additionalProperties: false,
})
const Code = Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 })
const Move = Type.Object(
  {
    step: Type.Union([Type.Literal(-1), Type.Literal(1)], { description: '-1 moves the row up, 1 down' }),
  },
  { $id: 'Move' },
)

/** Registers the routes of one kind of master data in the dialect of ra-data-simple-rest. */
export function registerMasterDataRoutes(
  app: App,
  { db }: { db: Kysely<ContentTables> },
  master: MasterResourceConfig,
): void {
  const { resource, thing, extraField } = master
  const path = `/admin/${resource}`
  const extra = extraField ? { [extraField.name]: extraField.schema } : {}
  const Row = Type.Object(
    {
      id: Type.String(),
      code: Type.String(),
      ...fields,
      names: Names,
      ...extra,
      displayOrder: Type.Integer(),
      usedBy: Type.Integer({
        description: 'Number of sounds that refer to the row, withdrawn ones included',
      }),
    },
    { $id: extraField ? `${thing}Row` : 'MasterRow' },
  )
  const Fields = Type.Object({ ...fields, names: Type.Optional(Names), ...extra })
  const rows = createAdminResource({
    name: resource,
    errors: contentErrors,
    sortable: ['id', 'code', 'nameJa', 'nameEn', 'displayOrder', 'usedBy'],
    defaultSort: ['displayOrder', 'ASC'],
    filter: { q: textFilterSchema },
  })

  const toResponse = ({ extra: value, ...row }: MasterRow) => ({
    ...row,
    ...(extraField && { [extraField.name]: value }),
  })
  const given = (body: Static<typeof Fields>): MasterRowInput => ({
    nameJa: body.nameJa,
    nameEn: body.nameEn,
    names: body.names,
    displayOrder: body.displayOrder ?? 0,
    extra: extraField ? String((body as Record<string, unknown>)[extraField.name]) : null,
  })

  async function read(from: Kysely<ContentTables>, id: string) {
    const row = await findMasterRow(from, master, id)
    if (!row) throw new ApiError('E4040')
    return row
  }

  function change<T>(
    act: Omit<CatalogueLogEntry, 'subjectId' | 'detail'>,
    work: (trx: Transaction<ContentTables>) => Promise<{ id: string; answer: T }>,
  ): Promise<T> {
    return db.transaction().execute(async (trx) => {
      const { id, answer } = await work(trx)
      await insertCatalogueLogEntry(trx, { ...act, subjectId: id, detail: { resource } })
      return answer
    })
  }

  rows.registerListRoute(app, {
    operationId: `list${thing}Rows`,
    summary: `Lists ${resource} for the console`,
    row: Row,
    find: (list) => selectMasterRowPage(db, master, list),
    toResponse,
  })
  rows.registerReadRoute(app, {
    operationId: `read${thing}`,
    summary: `Returns one of ${resource}`,
    response: Row,
    find: async (id) => toResponse(await read(db, id)),
  })

  const body = Type.Object({ code: Code, ...Fields.properties })
  const creation = rows.createOperationSchema({
    operationId: `create${thing}`,
    summary: `Creates a row of ${resource}`,
    body,
    response: Row,
    errors: ['E3001'],
  })
  app.post(path, { schema: creation }, (request) =>
    change({ actorId: requireSession(request).userId, action: 'master-data-created' }, async (trx) => {
      const id = await insertMasterRow(trx, master, request.body.code, given(request.body))
      if (id === null) throw taken()
      return { id, answer: toResponse(await read(trx, id)) }
    }),
  )

  const update = rows.createRecordOperationSchema({
    operationId: `update${thing}`,
    summary: `Changes a row of ${resource}; its code stays`,
    body: Fields,
    response: Row,
    errors: ['E3001'],
  })
  app.put(`${path}/:id`, { schema: update }, (request) =>
    change({ actorId: requireSession(request).userId, action: 'master-data-changed' }, async (trx) => {
      const { id } = request.params
      if (!(await updateMasterRow(trx, master, id, given(request.body)))) throw new ApiError('E4040')
      return { id, answer: toResponse(await read(trx, id)) }
    }),
  )

  const move = rows.createRecordOperationSchema({
    operationId: `move${thing}`,
    summary: `Moves a row of ${resource} by one step in the order of the forms`,
    body: Move,
    response: Row,
    errors: ['E3001'],
  })
  app.post(`${path}/:id/move`, { schema: move }, (request) =>
    change({ actorId: requireSession(request).userId, action: 'master-data-changed' }, async (trx) => {
      const { id } = request.params
      await updateMasterRowOrder(
        trx,
        master,
        computeDisplayOrderChanges(await lockMasterRowsInOrder(trx, master), id, request.body.step),
      )
      return { id, answer: toResponse(await read(trx, id)) }
    }),
  )

  const removal = rows.createRecordOperationSchema({
    operationId: `delete${thing}`,
    summary: `Deletes a row of ${resource} that no sound refers to`,
    response: Type.Object({ id: Type.String() }),
    errors: ['CONTENT_MASTER_IN_USE'],
  })
  app.delete(`${path}/:id`, { schema: removal }, (request) =>
    change({ actorId: requireSession(request).userId, action: 'master-data-deleted' }, async (trx) => {
      const { id } = request.params
      const outcome = await deleteMasterRow(trx, master, id)
      if (outcome === 'unknown') throw new ApiError('E4040')
      if (outcome === 'in-use') throw new ApiError('CONTENT_MASTER_IN_USE')
      return { id, answer: { id } }
    }),
  )
}

function taken(): ApiError {
  return new ApiError('E3001', { fields: { code: fieldText('codeTaken') } })
}
