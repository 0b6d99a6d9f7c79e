import { formatJstDateTime } from '@hibiki/calendar'
import { Type } from 'typebox'
import type { RecordListRow } from './records.sql.ts'

/** The rows of a chart list. */
export const RecordListResponse = Type.Array(
  Type.Object({
    id: Type.String({ format: 'uuid' }),
    title: Type.String(),
    userName: Type.String(),
    userId: Type.String({ format: 'uuid' }),
    customerInput: Type.Boolean({ description: "Whether the customer's part is done: 済 / 未" }),
    updated: Type.String({ description: 'yyyy-MM-dd HH:mm:ss, JST' }),
  }),
  { maxItems: 99 },
)

/** Serializes a row of a chart list. */
export const toRecordListItem = (row: RecordListRow) => ({
  id: row.id,
  title: row.title,
  userName: row.userName,
  userId: row.customerId,
  customerInput: !row.hasCustomerPart || row.customerFilledAt !== null,
  updated: formatJstDateTime(row.updatedAt),
})
