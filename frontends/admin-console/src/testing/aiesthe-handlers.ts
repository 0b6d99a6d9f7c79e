import { createErrorResponse } from '@hibiki/api-mocks'
import type { CheckUpdateBody } from '../mental-checks/types.ts'
import type { PhotoViewLogEntry } from '../photo-views/types.ts'
import { type AiestheData, createCheck } from './aiesthe-data.ts'
import { admin, hoursFromNow } from './fixtures.ts'
import { http, mockResource } from './server.ts'

type Check = AiestheData['checks'][number]

const setWithdrawn = (check: Check, withdrawnAt: string | null) =>
  Object.assign(check, { withdrawnAt, revision: check.revision + 1 })
const toVersion = ({ version, titleJa, titleEn }: Check, items: Check['items']) => ({
  version,
  titleJa,
  titleEn,
  answers: 0,
  publishedAt: hoursFromNow(0),
  questions: items.filter(({ requires }) => requires).length,
})

/** Returns questions as the service stores them, which always has their translations. */
const toStoredItems = (items: CheckUpdateBody['items']): Check['items'] =>
  items.map(({ names = {}, choices, ...item }) => ({
    ...item,
    names,
    choices: choices.map(({ displays = {}, ...choice }) => ({ ...choice, displays })),
  }))

/** Serves mental checks and statistics from data in memory. */
export const createAiestheHandlers = (data: AiestheData) => [
  ...mockResource('mental-checks', {
    rows: data.checks,
    search: ({ titleJa, titleEn }) => [titleJa, titleEn],
    filters: { withdrawn: ({ withdrawnAt }, isWithdrawn) => (withdrawnAt !== null) === isWithdrawn },
    create(body) {
      const { titles = {}, items, ...fields } = body
      const stored = { ...fields, titles, items: toStoredItems(items) }
      const created = createCheck('k-new', body.titleJa, body.titleEn, { ...stored, answers: 0, acts: [] })
      return { ...created, versions: [toVersion(created, created.items)] }
    },
    update(check, { revision, ...body }) {
      if (check.revision !== revision)
        return createErrorResponse(
          409,
          'AIESTHE_CHECK_EDITED',
          'ほかの管理者が先にこのメンタルチェックを変更しました。最新の内容をご確認ください。',
        )
      Object.assign(check, body, { revision: revision + 1, version: check.version + 1 })
      check.versions.unshift(toVersion(check, toStoredItems(body.items)))
      check.acts.unshift({
        at: hoursFromNow(0),
        actor: admin,
        action: 'changed',
        detail: { version: { from: check.version - 1, to: check.version } },
      })
      return check
    },
    remove: (check) => setWithdrawn(check, hoursFromNow(0)),
    actions: { 'put-back': (check) => setWithdrawn(check, null) },
  }),
  http.get('/admin/diagnosis-statistics', () => data.diagnoses),
  http.get('/admin/choice-statistics', () => data.choices),
  ...mockResource('photo-views', {
    rows: photoViews,
    filters: { memberId: ({ member }, id: string) => member.id.includes(id) },
  }),
]

const photoViews: PhotoViewLogEntry[] = [
  {
    id: 'v-1',
    at: '2026-11-21T03:00:00.000Z',
    viewer: { id: 'm-8', name: '担当 次郎' },
    viewerRole: 'person-in-charge',
    member: { id: 'm-1', name: '山田 花子' },
    resultId: 'r-1',
  },
  {
    id: 'v-2',
    at: '2026-11-20T03:00:00.000Z',
    viewer: { id: 'm-7', name: '' },
    viewerRole: 'administrator',
    member: { id: 'm-2', name: '佐藤 次郎' },
    resultId: 'r-2',
  },
]
