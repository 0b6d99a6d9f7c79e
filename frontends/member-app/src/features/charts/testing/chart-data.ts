import { createMember } from '../../../testing/create-member.ts'
import type { ChartField, ChartRecord, RecordRow } from '../types.ts'

const agency = { name: 'ひびきサロン東京', code: '100000000001', status: '3' as const }
export const staffMember = createMember({ role: 'ROLE_PERSON_IN_CHARGE', agency, username: '担当 一郎' })
export const customerMember = createMember({ role: 'ROLE_CUSTOMER', agency, username: '山田 花子' })

export const chartIds = {
  customer: '0190a000-0000-7000-8000-0000000000c1',
  record: '0190a000-0000-7000-8000-0000000000d1',
  format: '0190a000-0000-7000-8000-0000000000e1',
  version: '0190a000-0000-7000-8000-0000000000e2',
  result: '0190a000-0000-7000-8000-0000000000f1',
}
const createItemId = (number: number) => `0190a000-0000-7000-8000-00000000aa0${number}`

/** Creates a field; by default it is an empty line of the staff that the customer does not see. */
export const createField = (
  number: number,
  label: string,
  overrides: Partial<ChartField> = {},
): ChartField => ({
  id: createItemId(number),
  label,
  type: 'text_field',
  verticalPriority: number,
  selection: [],
  value: '',
  defaultDispValue: '',
  defaultInnerValue: '',
  maxLength: null,
  rangeFrom: null,
  rangeTo: null,
  requires: false,
  customerInput: false,
  customerPublish: false,
  beforeAfter: null,
  editable: true,
  fieldLabel: 'unpublished',
  ...overrides,
})

/** Staff see one field of each label. */
export const staffFields = [
  createField(1, '施術メモ', { value: '首まわり', requires: true }),
  createField(2, 'アドバイス', { value: '早めの就寝', fieldLabel: 'published', customerPublish: true }),
  createField(3, '今日のご希望', {
    value: '肩を軽く',
    editable: false,
    fieldLabel: 'customerField',
    customerInput: true,
  }),
]
export const customerFields = [
  createField(2, 'アドバイス', {
    value: '早めの就寝',
    editable: false,
    fieldLabel: 'staffField',
    customerPublish: true,
  }),
  createField(3, '今日のご希望', { requires: true, fieldLabel: 'customerField', customerInput: true }),
]

export const createRecord = (overrides: Partial<ChartRecord> = {}): ChartRecord => ({
  recordId: chartIds.record,
  calteId: chartIds.format,
  generalCalteId: chartIds.version,
  version: 3,
  title: '施術記録',
  userId: chartIds.customer,
  userName: '山田 花子',
  customerInput: false,
  aiEstheDetectFaceResultId: null,
  diagnosis: 'none',
  created: '2026-11-20 10:00:00',
  updated: '2026-11-21 12:30:00',
  calteItems: staffFields,
  photoConsent: false,
  photos: [],
  ...overrides,
})

export const createRecordRow = (number: number, overrides: Partial<RecordRow> = {}): RecordRow => ({
  id: `0190a000-0000-7000-8000-00000000bb${String(number).padStart(2, '0')}`,
  title: `カルテ${number}`,
  userName: '山田 花子',
  userId: chartIds.customer,
  customerInput: number % 2 === 0,
  updated: '2026-11-21 12:30:00',
  ...overrides,
})
