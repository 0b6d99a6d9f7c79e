import { createTestPhoto } from '@hibiki/charts/test-photos'
import type { MatrixRow, RequestValues } from '../../matrix.ts'
import type { ChartsFixtures } from './fixtures.ts'

type Rows = readonly MatrixRow<ChartsFixtures>[]
type Send = (fixtures: ChartsFixtures) => RequestValues

/** Calls of staff; the objects belong to the agency of `pic`. */
const staff = { visitor: 401, default: 403 }
const ofAgency = { ...staff, pic: 200, foreignPic: 404 }
const members = { visitor: 401, default: 200, enterprise: 403 }
/** The callers who take part in a record of `customer`. */
const participants = { visitor: 401, default: 404, customer: 200, pic: 200, admin: 200, enterprise: 403 }
const admins = { visitor: 401, default: 403, admin: 200 }

const ofCustomer: Send = (f) => ({ query: { userId: f.customerId } })
const reason = { reason: 'お客様からのお問い合わせ' }
/** Administrators must give a reason to open a chart. */
const ofRecord: MatrixRow<ChartsFixtures>['send'] = (f, caller) => ({
  query: { calteRecordId: f.recordId, ...(caller === 'admin' && reason) },
})
const withoutReason: Send = (f) => ({ query: { calteRecordId: f.recordId } })
const anotherPhoto = (await createTestPhoto('#a07050')).toString('base64')
const format = { title: '新しい様式', calteItems: [{ type: 'text_field', label: '項目' }] }

const formats: Rows = [
  {
    call: 'GET /pic/calte/customers',
    expected: { ...staff, pic: 200, foreignPic: 200, admin: 200 },
    send: () => ({ query: { condition: '花子' } }),
  },
  { call: 'GET /pic/calte/template-list', expected: { ...staff, pic: 200, foreignPic: 200, admin: 200 } },
  {
    call: 'GET /pic/calte/template',
    about: 'of the agency of pic',
    expected: { ...ofAgency, admin: 404 },
    send: () => ({ query: { name: '当店' } }),
  },
  {
    call: 'POST /pic/calte/delete-template',
    about: 'of the agency of pic',
    expected: { ...ofAgency, admin: 404 },
    send: (f) => ({ body: { id: f.agencyTemplateId } }),
  },
  {
    call: 'POST /pic/calte/register-template',
    expected: { ...staff, pic: 200, foreignPic: 200, admin: 409 },
    send: () => ({ body: { templateName: '新しいテンプレート', calteFormat: format } }),
  },
  {
    call: 'POST /pic/calte/register-format',
    expected: { ...ofAgency, admin: 404 },
    send: (f) => ({ body: { userId: f.customerId, calteFormat: format } }),
  },
  { call: 'GET /pic/calte/get-format', expected: { ...ofAgency, admin: 404 }, send: ofCustomer },
]

const records: Rows = [
  { call: 'GET /pic/calte/browsable-count', expected: { ...ofAgency, admin: 200 }, send: ofCustomer },
  { call: 'GET /pic/calte/browsable', expected: { ...ofAgency, admin: 200 }, send: ofCustomer },
  {
    call: 'GET /pic/calte/record-pdf',
    expected: ofAgency,
    send: (f) => ({ query: { calteRecordId: f.recordId, copy: 'salon' } }),
  },
  {
    call: 'GET /customer/calte/record-pdf',
    expected: { visitor: 401, default: 404, customer: 200, enterprise: 403 },
    send: withoutReason,
  },
  {
    call: 'POST /pic/calte/delete-record',
    expected: { ...ofAgency, admin: 200 },
    send: (f, caller) => ({ query: { calteId: f.recordId, ...(caller === 'admin' && reason) }, body: {} }),
  },
  {
    call: 'POST /pic/calte/delete-record',
    about: 'without a reason',
    expected: { ...ofAgency, admin: 400 },
    send: (f) => ({ query: { calteId: f.recordId }, body: {} }),
  },
  {
    call: 'GET /pic/calte/get-format-from-record',
    about: 'without a reason',
    expected: { ...ofAgency, admin: 400 },
    send: withoutReason,
  },
  {
    call: 'GET /common/calte/get-format',
    about: 'without a reason',
    expected: { ...participants, admin: 400 },
    send: withoutReason,
  },
  { call: 'GET /pic/calte/get-format-from-record', expected: { ...ofAgency, admin: 200 }, send: ofRecord },
  {
    call: 'POST /common/calte/register-record',
    about: 'a new record of customer',
    expected: { visitor: 401, default: 404, pic: 200, admin: 422, enterprise: 403 },
    send: (f) => ({
      body: { calteRecord: { generalCalteId: f.versionId, calteInputRecords: [] } },
    }),
  },
  {
    call: 'POST /common/calte/register-record',
    about: 'a field of the staff of a record of customer',
    expected: { visitor: 401, default: 404, customer: 422, pic: 200, admin: 422, enterprise: 403 },
    send: (f) => ({
      body: {
        calteRecord: {
          id: f.recordId,
          version: 1,
          generalCalteId: f.versionId,
          calteInputRecords: [{ generalCalteItemId: f.staffItemId, inputValue: '変更' }],
        },
      },
    }),
  },
  { call: 'GET /pic/calte/previous-visit', expected: ofAgency, send: ofCustomer },
  { call: 'GET /common/calte/username', expected: participants, send: ofRecord },
  { call: 'GET /common/calte/get-format', expected: participants, send: ofRecord },
  { call: 'GET /customer/calte/browsable-count', expected: members },
  { call: 'GET /customer/calte/browsable', expected: members },
  {
    call: 'GET /customer/calte/get-format',
    expected: { visitor: 401, default: 404, customer: 200, enterprise: 403 },
    send: ofRecord,
  },
  { call: 'GET /customer/calte/views', expected: members },
  { call: 'GET /customer/calte/sharing', expected: members },
  { call: 'POST /customer/calte/sharing', expected: members, send: () => ({ body: { listening: true } }) },
  {
    call: 'POST /pic/calte/add-photo',
    about: 'a photo more',
    expected: ofAgency,
    send: (f) => ({ body: { calteRecordId: f.recordId, image: anotherPhoto, published: false } }),
  },
  {
    call: 'POST /pic/calte/change-photo',
    expected: ofAgency,
    send: (f) => ({ body: { photoId: f.photoId, version: 1, published: false, strokes: [] } }),
  },
  {
    call: 'POST /pic/calte/delete-photo',
    expected: ofAgency,
    send: (f) => ({ body: { photoId: f.photoId } }),
  },
  {
    call: 'GET /common/calte/photos/{photoId}',
    about: 'a link made for another session',
    expected: { visitor: 401, default: 404, enterprise: 403 },
    send: ({ photoId, photoLink }) => ({
      params: { photoId },
      query: Object.fromEntries(new URL(photoLink, 'http://localhost').searchParams),
    }),
  },
  {
    call: 'GET /common/calte/photo-visits',
    expected: { ...participants, admin: 404 },
    send: ofCustomer,
    shows: { text: (f) => f.photoId, to: ['customer', 'pic'] },
  },
  { call: 'POST /customer/calte/delete-photos', expected: members },
  { call: 'GET /pic/calte/today', expected: { ...staff, pic: 200, foreignPic: 200 } },
  { call: 'GET /pic/calte/overview', expected: ofAgency, send: ofCustomer },
]

const handOver: Rows = [
  {
    call: 'POST /pic/calte/hand-over',
    expected: ofAgency,
    send: (f) => ({ body: { calteRecordId: f.recordId } }),
  },
  {
    call: 'POST /pic/calte/hand-over/end',
    expected: { ...staff, pic: 200, foreignPic: 200 },
    send: () => ({ body: {} }),
  },
  { call: 'GET /pic/calte/hand-over', expected: { ...staff, pic: 200, foreignPic: 200 } },
  {
    call: 'GET /pic/calte/hand-over/record',
    about: 'nothing is handed over',
    expected: { ...staff, pic: 404, foreignPic: 404 },
  },
  {
    call: 'POST /pic/calte/hand-over/record',
    about: 'nothing is handed over',
    expected: { ...staff, pic: 404, foreignPic: 404 },
    send: (f) => ({ body: { calteRecord: { generalCalteId: f.versionId } } }),
  },
]

const toAppointment = (f: ChartsFixtures) => ({
  title: 'フェイシャル',
  customerId: f.customerId,
  start: `${f.appointmentDay} 10:00:00`,
  minutes: 60,
  repeat: { frequency: 'weekly', interval: 1, weekdays: [1], until: null },
})
const toAppointmentTarget = (f: ChartsFixtures) => ({
  id: f.appointmentId,
  day: f.appointmentDay,
  version: 1,
  scope: 'following',
})

const calendar: Rows = [
  {
    call: 'POST /calendar/esthe-between',
    about: 'of customer',
    expected: participants,
    send: (f) => ({ body: { userIds: [f.customerId], since: '2026-11-01', until: '2026-12-01' } }),
  },
  {
    call: 'POST /calendar/esthe-between/version',
    about: 'of customer',
    expected: participants,
    send: (f) => ({ body: { userIds: [f.customerId], since: '2026-11-01', until: '2026-12-01' } }),
  },
  {
    call: 'GET /calendar/appointment',
    about: 'of customer with pic',
    expected: { visitor: 401, default: 404, customer: 200, pic: 200, enterprise: 403 },
    send: (f) => ({ query: { id: f.appointmentId, day: f.appointmentDay } }),
  },
  {
    call: 'POST /calendar/appointments',
    about: 'with customer',
    expected: ofAgency,
    send: (f) => ({ body: toAppointment(f) }),
  },
  {
    call: 'POST /calendar/appointments/change',
    about: 'of customer with pic',
    expected: ofAgency,
    send: (f) => ({ body: { ...toAppointmentTarget(f), ...toAppointment(f) } }),
  },
  {
    call: 'POST /calendar/appointments/cancel',
    about: 'of customer with pic',
    expected: ofAgency,
    send: (f) => ({ body: toAppointmentTarget(f) }),
  },
  { call: 'GET /calendar/feed', expected: members },
  { call: 'POST /calendar/feed', expected: members, send: () => ({ body: {} }) },
  { call: 'POST /calendar/feed/revoke', expected: members, send: () => ({ body: {} }) },
  {
    call: 'GET /calendar/feed/{file}',
    about: 'by its secret address',
    expected: { default: 200 },
    send: (f) => ({ params: { file: f.feedFile } }),
  },
]

const byRecord = (call: MatrixRow<ChartsFixtures>['call'], deleted = false): MatrixRow<ChartsFixtures> => ({
  call,
  expected: admins,
  send: (f) => ({ params: { id: deleted ? f.deletedRecordId : f.recordId }, body: reason }),
})
const consoleRows: Rows = [
  { call: 'GET /admin/charts', expected: admins },
  { call: 'GET /admin/chart-log', expected: admins },
  { call: 'GET /admin/charts/{id}', expected: admins, send: (f) => ({ params: { id: f.recordId } }) },
  byRecord('POST /admin/charts/{id}/view'),
  byRecord('POST /admin/charts/{id}/delete'),
  byRecord('POST /admin/charts/{id}/restore', true),
  { call: 'GET /admin/chart-templates', expected: admins },
  {
    call: 'GET /admin/chart-templates/{id}',
    expected: admins,
    send: (f) => ({ params: { id: f.templateId } }),
  },
  {
    call: 'PUT /admin/chart-templates/{id}',
    expected: admins,
    send: (f) => ({
      params: { id: f.templateId },
      body: { names: { ja: '新しい名前' }, formats: { ja: format } },
    }),
  },
]

/** Rows of charts, calendars and the console's charts. */
export const chartRows: Rows = [...formats, ...records, ...handOver, ...calendar, ...consoleRows]
