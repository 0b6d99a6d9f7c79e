import { formatJstDateTime } from '@hibiki/calendar'
import { Id, JapanTime } from '@hibiki/http'
import type { Kysely } from 'kysely'
import { Type } from 'typebox'
import type { ChartsTables } from '../../tables.ts'
import { findDiagnosis } from '../calendar/diagnoses.sql.ts'
import { calteItemFields } from '../formats/format-schema.ts'
import { type getPhotosOfRecord, recordPhotosProperties } from '../photos/photo-response.ts'
import { canReadField, canWriteField, isCustomerPartDone, toFieldVisibilityLabel } from './record.rules.ts'
import type { VisibleRecord } from './visible-record.ts'

/** A format with the values of a record, as far as the caller may see them. */
export const RecordResponse = Type.Object(
  {
    recordId: Id,
    calteId: Id,
    generalCalteId: Id,
    version: Type.Integer({ description: 'The version, which must be sent with a change' }),
    title: Type.String(),
    userId: Id,
    userName: Type.String(),
    customerInput: Type.Boolean({ description: "Whether the customer's part is done" }),
    aiEstheDetectFaceResultId: Type.Union([Id, Type.Null()]),
    diagnosis: Type.Enum(['none', 'linked', 'withdrawn', 'deleted']),
    created: JapanTime,
    updated: JapanTime,
    calteItems: Type.Array(
      Type.Object({
        id: Id,
        ...calteItemFields,
        value: Type.String(),
        editable: Type.Boolean(),
        fieldLabel: Type.Enum(['customerField', 'staffField', 'published', 'unpublished']),
      }),
    ),
    ...recordPhotosProperties,
  },
  { $id: 'CalteRecord' },
)

/** Serializes a record for the caller's part in it, without fields that the caller may not read. */
export async function getRecordResponse(
  db: Kysely<ChartsTables>,
  open: VisibleRecord,
  photos: Awaited<ReturnType<typeof getPhotosOfRecord>>,
) {
  const { record, format, values, customer, role } = open
  const diagnosis = record.resultId === null ? undefined : await findDiagnosis(db, record.resultId)
  const state = diagnosisState(open, diagnosis)
  return {
    recordId: record.recordId,
    calteId: format.formatId,
    generalCalteId: format.versionId,
    version: record.version,
    title: format.title,
    userId: customer.memberId,
    userName: customer.name,
    customerInput: isCustomerPartDone(format.items, record.customerFilledAt),
    aiEstheDetectFaceResultId: state === 'linked' ? record.resultId : null,
    diagnosis: state,
    created: formatJstDateTime(record.createdAt),
    updated: formatJstDateTime(record.updatedAt),
    calteItems: format.items
      .filter((item) => canReadField(item, role))
      .map((item) => ({
        ...item,
        selection: [...item.selection],
        value: values.get(item.id) ?? '',
        editable: canWriteField(item, role),
        fieldLabel: toFieldVisibilityLabel(item, role),
      })),
    ...photos,
  }
}

/** Returns the state of the linked diagnosis; everybody but the customer sees that it was withdrawn. */
function diagnosisState(
  { record, role }: VisibleRecord,
  diagnosis: { published: boolean; deleted: boolean } | undefined,
): 'none' | 'linked' | 'withdrawn' | 'deleted' {
  if (record.resultId === null) return 'none'
  if (!diagnosis) return 'withdrawn'
  if (diagnosis.deleted) return 'deleted'
  return diagnosis.published || role === 'customer' ? 'linked' : 'withdrawn'
}
