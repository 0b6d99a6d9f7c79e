import { listBeforeAfterValues } from '../formats/before-after.rules.ts'
import { canReadField, toFieldVisibilityLabel } from './record.rules.ts'
import type { RecordSheet } from './render-record-pdf.ts'
import type { VisibleRecord } from './visible-record.ts'

/**
 * Returns what the sheet of a record says: that of the customer only what the customer may read, whoever makes it, and that of the
 * salon every field.
 */
export function toRecordSheet(
  { record, format, values, customer }: VisibleRecord,
  { copy, salonName, issuedAt }: { copy: 'salon' | 'customer'; salonName: string | null; issuedAt: Date },
): RecordSheet {
  const reader = copy === 'customer' ? 'customer' : 'staff'
  const readable = format.items.filter((item) => canReadField(item, reader))
  return {
    salonName,
    title: format.title,
    customerName: customer.name,
    createdAt: record.createdAt,
    updatedAt: record.updatedAt,
    issuedAt,
    isForCustomer: copy === 'customer',
    pairs: listBeforeAfterValues(readable, values),
    fields: readable.map((item) => ({
      label: item.label,
      fieldLabel: toFieldVisibilityLabel(item, reader),
      value: values.get(item.id) ?? '',
    })),
  }
}
