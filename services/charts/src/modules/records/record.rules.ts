import { isBlankText } from '@hibiki/text'
import { type FormatItem, findItemValueProblem } from '../formats/format.rules.ts'

/** The side that fills in an item; each item belongs to one side. */
export type ChartSide = 'customer' | 'staff'

/** The data of a session that decisions about charts need. */
export interface ChartCaller {
  userId: string
  roles: readonly string[]
  agencyCode: string | null
}

/** The data of a customer that decisions about charts need. */
export interface ChartOwner {
  memberId: string
  isCustomer: boolean
  agencyCode: string | null
}

export type ChartRole = ChartSide | 'administrator'

/**
 * Returns how a caller takes part in a customer's charts: for the own chart the caller is the customer; otherwise being in charge
 * of the customer takes precedence, and administrators see and delete. With null the chart does not exist for the caller (404).
 */
export function findChartRole(caller: ChartCaller, owner: ChartOwner): ChartRole | null {
  const isInCharge =
    caller.roles.includes('ROLE_PERSON_IN_CHARGE') &&
    owner.isCustomer &&
    owner.agencyCode !== null &&
    owner.agencyCode === caller.agencyCode
  if (owner.memberId === caller.userId)
    return caller.roles.includes('ROLE_CUSTOMER') ? 'customer' : isInCharge ? 'staff' : null
  if (isInCharge) return 'staff'
  return caller.roles.includes('ROLE_ADMIN') ? 'administrator' : null
}

export type FieldFlags = Pick<FormatItem, 'customerInput' | 'customerPublish'>

/** Staff see every field; the customer sees the own ones and what is published. */
export function canReadField(item: FieldFlags, role: ChartRole): boolean {
  return role !== 'customer' || item.customerInput || item.customerPublish
}

/** Each side writes its own fields only. */
export function canWriteField(item: FieldFlags, role: ChartRole): boolean {
  if (role === 'administrator') return false
  return item.customerInput === (role === 'customer')
}

export type FieldVisibilityLabel = 'customerField' | 'staffField' | 'published' | 'unpublished'

/** Returns which of the four labels of the specification a field has for the viewer. */
export function toFieldVisibilityLabel(item: FieldFlags, role: ChartRole): FieldVisibilityLabel {
  if (item.customerInput) return 'customerField'
  if (role === 'customer') return 'staffField'
  return item.customerPublish ? 'published' : 'unpublished'
}

export interface RecordEntry {
  itemId: string
  value: string
}

export type StoredFormatItem = FormatItem & { id: string }

export interface RecordEntryProblem {
  code: 'CHARTS_ITEM_UNKNOWN' | 'CHARTS_FIELD_NOT_EDITABLE' | 'CHARTS_VALUE_INVALID' | 'CHARTS_REQUIRED_EMPTY'
  itemId: string
}

/**
 * Returns what is wrong with the entries of one side, or null. Items of other versions are unknown; writing the other side's
 * fields is rejected, not ignored; a side must fill in its own required fields only.
 * @param stored the stored values, for fields that are not sent
 */
export function findRecordEntryProblem({
  items,
  entries,
  side,
  stored,
}: {
  items: readonly StoredFormatItem[]
  entries: readonly RecordEntry[]
  stored: ReadonlyMap<string, string>
  side: ChartSide
}): RecordEntryProblem | null {
  const byId = new Map(items.map((item) => [item.id, item]))
  for (const { itemId, value } of entries) {
    const item = byId.get(itemId)
    if (!item) return { code: 'CHARTS_ITEM_UNKNOWN', itemId }
    if (!canWriteField(item, side)) return { code: 'CHARTS_FIELD_NOT_EDITABLE', itemId }
    if (findItemValueProblem(item, value) !== null) return { code: 'CHARTS_VALUE_INVALID', itemId }
  }
  const sent = new Map(entries.map(({ itemId, value }) => [itemId, value]))
  for (const item of items) {
    if (!item.requires || !canWriteField(item, side)) continue
    const value = sent.get(item.id) ?? stored.get(item.id) ?? item.defaultInnerValue
    if (isBlankText(value)) return { code: 'CHARTS_REQUIRED_EMPTY', itemId: item.id }
  }
  return null
}

/** Returns whether the customer's part is done: either there is none, or the customer has sent it. */
export function isCustomerPartDone(items: readonly FieldFlags[], customerFilledAt: Date | null): boolean {
  return customerFilledAt !== null || !items.some((item) => item.customerInput)
}

/** A deleted record can be restored for this many days. */
export const MAX_RECORD_RESTORE_DAYS = 30
