import { type Kysely, sql, type Transaction } from 'kysely'
import type { ChartsTables } from '../../tables.ts'

export interface ChartRecord {
  recordId: string
  customerId: string
  versionId: string
  /** The linked face diagnosis of the record. */
  resultId: string | null
  version: number
  customerFilledAt: Date | null
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
}

const records = (db: Kysely<ChartsTables>) =>
  db
    .selectFrom('records')
    .select([
      'id as recordId',
      'customer_id as customerId',
      'version_id as versionId',
      'result_id as resultId',
      'version',
      'customer_filled_at as customerFilledAt',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'deleted_at as deletedAt',
    ])

/** Finds a record that is not deleted, or undefined. */
export async function findRecord(db: Kysely<ChartsTables>, id: string): Promise<ChartRecord | undefined> {
  return records(db).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst()
}

/** Finds the record of a customer's last visit, or undefined. */
export async function findNewestRecord(
  db: Kysely<ChartsTables>,
  customerId: string,
): Promise<ChartRecord | undefined> {
  return records(db)
    .where('customer_id', '=', customerId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Finds a record whether deleted or not. */
export async function findRecordIncludingDeleted(
  db: Kysely<ChartsTables>,
  id: string,
): Promise<ChartRecord | undefined> {
  return records(db).where('id', '=', id).executeTakeFirst()
}

/** Locks a record that is not deleted for a change. */
export async function lockRecord(
  trx: Transaction<ChartsTables>,
  id: string,
): Promise<ChartRecord | undefined> {
  return records(trx).where('id', '=', id).where('deleted_at', 'is', null).forUpdate().executeTakeFirst()
}

/** Finds the record that the same person created with the same key, if any. */
export async function findRecordByCreationKey(
  db: Kysely<ChartsTables>,
  createdBy: string,
  key: string,
): Promise<ChartRecord | undefined> {
  return records(db).where('created_by', '=', createdBy).where('creation_key', '=', key).executeTakeFirst()
}

export interface RecordListRow {
  id: string
  customerId: string
  title: string
  userName: string
  hasCustomerPart: boolean
  customerFilledAt: Date | null
  updatedAt: Date
}

/** Whose records a list contains: of one customer, or of all customers of an agency. */
export type RecordScope = { customerId: string } | { agencyCode: string }

/** Returns a page of records, the newest change first. */
export async function listRecords(
  db: Kysely<ChartsTables>,
  scope: RecordScope,
  page: { offset: number; limit: number },
): Promise<RecordListRow[]> {
  const { rows } = await sql<RecordListRow>`
    select r.id, r.customer_id as "customerId", v.title, c.name as "userName", r.customer_filled_at as "customerFilledAt",
      r.updated_at as "updatedAt",
      exists (select from format_items i where i.version_id = r.version_id and i.customer_input) as "hasCustomerPart"
    from records r join format_versions v on v.id = r.version_id join customers c on c.member_id = r.customer_id
    where r.deleted_at is null and ${inScope(scope)}
    order by r.updated_at desc, r.id desc
    offset ${page.offset} limit ${page.limit}`.execute(db)
  return rows
}

export async function countRecords(db: Kysely<ChartsTables>, scope: RecordScope): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from records r join customers c on c.member_id = r.customer_id
    where r.deleted_at is null and ${inScope(scope)}`.execute(db)
  return Number(rows[0]?.count ?? 0)
}

const inScope = (scope: RecordScope) =>
  'customerId' in scope
    ? sql`r.customer_id = ${scope.customerId}`
    : sql`c.is_customer and c.agency_code = ${scope.agencyCode}`

/** Returns the values of a record by item. */
export async function getRecordValues(
  db: Kysely<ChartsTables>,
  recordId: string,
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('record_values')
    .select(['item_id', 'value'])
    .where('record_id', '=', recordId)
    .execute()
  return new Map(rows.map(({ item_id, value }) => [item_id, value]))
}

/** Creates a record with its values in one statement. */
export async function insertRecord(
  trx: Transaction<ChartsTables>,
  options: {
    customerId: string
    versionId: string
    resultId: string | null
    entries: readonly { itemId: string; value: string }[]
    createdBy: string
    creationKey: string | null
    now: Date
  },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with record as (
      insert into records (customer_id, version_id, result_id, version, created_by, creation_key, created_at, updated_at)
      values (${options.customerId}::uuid, ${options.versionId}::uuid, ${options.resultId}::uuid, 1, ${options.createdBy}::uuid, ${options.creationKey}::text,
        ${options.now}::timestamptz, ${options.now}::timestamptz)
      returning id
    ), filled as (
      insert into record_values (record_id, item_id, value, updated_by, updated_at)
      select record.id, entry."itemId", entry.value, ${options.createdBy}::uuid, ${options.now}::timestamptz
      from record, jsonb_to_recordset(${JSON.stringify(options.entries)}::jsonb) as entry ("itemId" uuid, value text)
    )
    select id from record`.execute(trx)
  const id = rows[0]?.id
  if (id === undefined) throw new Error('a record was not inserted')
  return id
}

/** Saves the changes of a record and increments its version. */
export async function updateRecord(
  trx: Transaction<ChartsTables>,
  recordId: string,
  {
    resultId,
    customerFilledAt,
    version,
    now,
  }: { resultId: string | null; customerFilledAt: Date | null; version: number; now: Date },
): Promise<void> {
  await trx
    .updateTable('records')
    .set({
      result_id: resultId,
      customer_filled_at: customerFilledAt,
      version,
      updated_at: now,
    })
    .where('id', '=', recordId)
    .execute()
}

export async function upsertRecordValues(
  trx: Transaction<ChartsTables>,
  recordId: string,
  { entries, by, now }: { entries: readonly { itemId: string; value: string }[]; by: string; now: Date },
): Promise<void> {
  if (entries.length === 0) return
  await trx
    .insertInto('record_values')
    .values(
      entries.map(({ itemId, value }) => ({
        record_id: recordId,
        item_id: itemId,
        value,
        updated_by: by,
        updated_at: now,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['record_id', 'item_id']).doUpdateSet((eb) => ({
        value: eb.ref('excluded.value'),
        updated_by: eb.ref('excluded.updated_by'),
        updated_at: eb.ref('excluded.updated_at'),
      })),
    )
    .execute()
}

/** Marks a record as deleted; it can be restored until it is purged. */
export async function setRecordDeleted(
  trx: Transaction<ChartsTables>,
  recordId: string,
  { deletedAt, deletedBy }: { deletedAt: Date; deletedBy: string },
): Promise<void> {
  await trx
    .updateTable('records')
    .set({ deleted_at: deletedAt, deleted_by: deletedBy })
    .where('id', '=', recordId)
    .execute()
}

/** Undoes a deletion; returns false when another request has done so meanwhile. */
export async function undoRecordDeletion(
  trx: Transaction<ChartsTables>,
  { recordId, deletedAt }: { recordId: string; deletedAt: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('records')
    .set({ deleted_at: null, deleted_by: null })
    .where('id', '=', recordId)
    .where('deleted_at', '=', deletedAt)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Deletes at most `limit` records for good that were deleted before `before`; their diagnoses stay with the member. */
export async function purgeDeletedRecords(
  db: Kysely<ChartsTables>,
  before: Date,
  limit: number,
): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from records where id in (
      select id from records where deleted_at < ${before} order by deleted_at limit ${limit}
    ) returning id`.execute(db)
  return rows.length
}

/** Finds the record that is linked to a diagnosis, other than `exceptRecordId`. */
export async function findRecordIdOfResult(
  db: Kysely<ChartsTables>,
  resultId: string,
  exceptRecordId: string | null,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('records')
    .select('id')
    .where('result_id', '=', resultId)
    .where('deleted_at', 'is', null)
    .$if(exceptRecordId !== null, (query) => query.where('id', '!=', exceptRecordId ?? ''))
    .executeTakeFirst()
  return row?.id
}

/** Unlinks the diagnosis from a record. */
export async function unlinkResultFromRecord(
  trx: Transaction<ChartsTables>,
  recordId: string,
): Promise<void> {
  await trx.updateTable('records').set({ result_id: null }).where('id', '=', recordId).execute()
}
