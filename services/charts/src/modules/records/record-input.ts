import { ApiError, getFieldErrorText, Id } from '@hibiki/http'
import { type Static, Type } from 'typebox'
import { MAX_FORMAT_ITEMS, MAX_VALUE_LENGTH_BY_TYPE } from '../formats/format.rules.ts'
import type { SaveRecordRequest } from './save-record.ts'

const optionalId = Type.Optional(Type.Union([Id, Type.Null()]))

const Inputs = Type.Array(
  Type.Object(
    {
      id: optionalId,
      generalCalteItemId: Id,
      inputValue: Type.Union([Type.String({ maxLength: MAX_VALUE_LENGTH_BY_TYPE.text_area }), Type.Null()]),
      customerInput: Type.Optional(Type.Boolean()),
    },
    { $id: 'CalteValueInput' },
  ),
  { maxItems: MAX_FORMAT_ITEMS },
)

/** A record as clients send it: `id` or `recordId` for a change, with the `version` it is based on. */
export const CalteRecordInput = Type.Object(
  {
    id: optionalId,
    recordId: optionalId,
    calteId: optionalId,
    generalCalteId: Id,
    version: Type.Optional(Type.Union([Type.Integer({ minimum: 1 }), Type.Null()])),
    calteInputRecords: Type.Optional(Inputs),
    items: Type.Optional(Inputs),
  },
  { $id: 'CalteRecordInput' },
)

/**
 * Converts a body to a request to save a record.
 * @throws E3001 when a change does not name the version it is based on, or an item occurs twice
 */
export function toSaveRecordRequest(
  record: Static<typeof CalteRecordInput>,
  { resultId, creationKey }: { resultId: string | null | undefined; creationKey: string | undefined },
): SaveRecordRequest {
  const recordId = record.id ?? record.recordId ?? null
  const baseVersion = record.version ?? null
  if (recordId !== null && baseVersion === null)
    throw new ApiError('E3001', { fields: { 'calteRecord.version': getFieldErrorText('required') } })
  const entries = (record.calteInputRecords ?? record.items ?? []).map(
    ({ generalCalteItemId, inputValue }) => ({
      itemId: generalCalteItemId.toLowerCase(),
      value: inputValue ?? '',
    }),
  )
  if (new Set(entries.map(({ itemId }) => itemId)).size !== entries.length)
    throw new ApiError('E3001', {
      fields: { 'calteRecord.calteInputRecords': getFieldErrorText('uniqueItems') },
    })
  return {
    recordId: recordId?.toLowerCase() ?? null,
    versionId: record.generalCalteId.toLowerCase(),
    baseVersion,
    resultId: resultId === undefined ? undefined : (resultId?.toLowerCase() ?? null),
    entries,
    creationKey: creationKey ?? null,
  }
}
