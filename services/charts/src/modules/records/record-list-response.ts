import { formatJstDateTime } from '@hibiki/calendar'
import { Id, JapanTime } from '@hibiki/http'
import { Type } from 'typebox'
import type { RecordListRow } from './records.sql.ts'

/** The rows of a chart list. */
export const RecordListResponse = Type.Array(
  Type.Object({
    id: Id,
    title: Type.String(),
    userName: Type.String(),
    userId: Id,
    customerInput: Type.Boolean({ description: "Whether the customer's part is done: 済 / 未" }),
    updated: JapanTime,
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
