import type { ResponseOf } from '../api/call-types.ts'
import type { ChartLogEntry } from '../chart-log/types.ts'
import { mockResource } from './server.ts'

type Chart = ResponseOf<'GET /admin/charts/{id}'>
type Template = ResponseOf<'GET /admin/chart-templates/{id}'>

/** Returns charts and templates that a test can read and change. */
export function createChartData() {
  const charts: Chart[] = [
    {
      id: 'c-1',
      title: '施術記録',
      customerId: 'u-1',
      customerName: '山田 花子',
      agencyCode: '100000000001',
      createdAt: '2026-11-01T03:00:00.000Z',
      updatedAt: '2026-11-20T03:00:00.000Z',
      deletedAt: null,
    },
    {
      id: 'c-2',
      title: 'ヘッドスパ',
      customerId: 'u-2',
      customerName: '佐藤 次郎',
      agencyCode: '100000000002',
      createdAt: '2026-11-02T03:00:00.000Z',
      updatedAt: '2026-11-19T03:00:00.000Z',
      deletedAt: '2026-11-21T03:00:00.000Z',
    },
  ]
  const item = {
    type: 'text_field' as const,
    label: 'メニュー',
    verticalPriority: 0,
    selection: [],
    defaultDispValue: '',
    defaultInnerValue: '',
    maxLength: null,
    rangeFrom: null,
    rangeTo: null,
    requires: true,
    customerInput: false,
    customerPublish: true,
    beforeAfter: null,
  }
  const templates: Template[] = [
    {
      id: 't-1',
      name: '施術記録',
      names: { ja: '施術記録', en: 'Treatment record' },
      formats: {
        ja: { title: '施術記録', items: [item] },
        en: { title: 'Treatment record', items: [{ ...item, label: 'Treatment' }] },
      },
      agencyCode: null,
      updatedAt: '2026-11-01T03:00:00.000Z',
      acts: [],
    },
    {
      id: 't-2',
      name: '店のひな形',
      names: { ja: '店のひな形' },
      formats: { ja: { title: '店の記録', items: [item] } },
      agencyCode: '100000000001',
      updatedAt: '2026-11-02T03:00:00.000Z',
      acts: [],
    },
  ]
  return { charts, templates }
}

export const createChartHandlers = (data: ReturnType<typeof createChartData>) => [
  ...mockResource('chart-log', { rows: chartLog }),
  ...mockResource('charts', {
    rows: data.charts,
    search: ({ title, customerName }) => [title, customerName],
    filters: {
      deleted: ({ deletedAt }, isDeleted) => (deletedAt !== null) === isDeleted,
      agencyCode: (chart, code: string) => chart.agencyCode?.includes(code) ?? false,
    },
    actions: {
      view: (chart) => ({
        recordId: chart.id,
        calteId: 'f-1',
        generalCalteId: 'v-1',
        version: 1,
        title: chart.title,
        userId: chart.customerId,
        userName: chart.customerName,
        customerInput: true,
        aiEstheDetectFaceResultId: null,
        diagnosis: 'none' as const,
        calteItems: [],
        photoConsent: false,
        photos: [],
        created: '2026-11-01 12:00:00',
        updated: '2026-11-20 12:00:00',
      }),
      delete(chart) {
        chart.deletedAt = '2026-11-22T03:00:00.000Z'
        return {}
      },
      restore(chart) {
        chart.deletedAt = null
        return {}
      },
    },
  }),
  ...mockResource('chart-templates', {
    rows: data.templates,
    search: ({ name }) => [name],
    filters: { ours: ({ agencyCode }, isOurs) => (agencyCode === null) === isOurs },
    update(template, { names, formats }) {
      const read = Object.entries(formats).map(([language, { title, calteItems }]) => {
        const items = calteItems.map((item) => ({ ...template.formats.ja?.items[0], ...item }))
        return [language, { title, items }] as const
      })
      const acts = [{ at: '2026-11-22T03:00:00.000Z', actor: { id: 'u-admin', name: '管理 一郎' } }]
      return Object.assign(template, { names, formats: Object.fromEntries(read), acts })
    },
  }),
]

const chartLog: ChartLogEntry[] = [
  {
    id: 'l-1',
    at: '2026-11-21T03:00:00.000Z',
    actor: { id: 'm-9', name: '管理 一郎' },
    actorRole: 'administrator',
    action: 'view',
    customer: { id: 'm-1', name: '山田 花子' },
    recordId: null,
    title: null,
    reason: 'お客様からのご依頼',
    subject: 'chart',
  },
  {
    id: 'l-2',
    at: '2026-11-20T03:00:00.000Z',
    actor: null,
    actorRole: 'person-in-charge',
    action: 'delete',
    customer: { id: 'm-1', name: '山田 花子' },
    recordId: 'c-1',
    title: '施術記録',
    reason: null,
    subject: 'chart',
  },
  {
    id: 'l-3',
    at: '2026-11-19T03:00:00.000Z',
    actor: { id: 'm-8', name: '担当 二郎' },
    actorRole: 'person-in-charge',
    action: 'create',
    customer: { id: 'm-1', name: '山田 花子' },
    recordId: null,
    title: null,
    reason: null,
    subject: 'appointment',
  },
  {
    id: 'l-4',
    at: '2026-11-18T03:00:00.000Z',
    actor: { id: 'm-7', name: '担当 三郎' },
    actorRole: 'person-in-charge',
    action: 'delete',
    customer: { id: 'm-1', name: '山田 花子' },
    recordId: 'c-1',
    title: '施術記録',
    reason: null,
    subject: 'photo',
  },
  {
    id: 'l-5',
    at: '2026-11-17T03:00:00.000Z',
    actor: { id: 'm-6', name: '客本 四子' },
    actorRole: 'customer',
    action: 'delete',
    customer: { id: 'm-6', name: '客本 四子' },
    recordId: null,
    title: null,
    reason: null,
    subject: 'photo',
  },
]
