import type { Check, CheckUpdateBody } from '../mental-checks/types.ts'
import type { PhotoViewLogEntry } from '../photo-views/types.ts'
import type { AiestheData } from './aiesthe-data.ts'
import { admin, hoursFromNow } from './fixtures.ts'
import { createErrorResponse, createListResponse, matchesText } from './mock-responses.ts'

const respondNotFound = () => createErrorResponse(404, 'E4040', '見つかりませんでした。')

/** Serves mental checks and statistics from data in memory. */
export function createAiestheHandlers(data: AiestheData) {
  const find = (id: string) => data.checks.find((check) => check.id === id)
  const withdraw = (id: string, withdrawnAt: string | null) => {
    const check = find(id)
    return check ? Object.assign(check, { withdrawnAt, revision: check.revision + 1 }) : respondNotFound()
  }
  const toVersion = ({ version, titleJa, titleEn }: Check, items: Check['items']) => ({
    version,
    titleJa,
    titleEn,
    answers: 0,
    publishedAt: hoursFromNow(0),
    questions: items.filter(({ requires }) => requires).length,
  })
  return {
    'GET /admin/mental-checks': (_: Request, url: URL) =>
      createListResponse('mental-checks', data.checks, url.searchParams, (check, { q, withdrawn }) => {
        const isMatch = withdrawn === undefined || (check.withdrawnAt !== null) === withdrawn
        return isMatch && matchesText(q, check.titleJa, check.titleEn)
      }),
    'GET /admin/mental-checks/{id}': (_: Request, __: URL, id: string) => find(id) ?? respondNotFound(),
    'POST /admin/mental-checks': async (request: Request) => {
      const body = (await request.json()) as CheckUpdateBody
      const [like] = data.checks
      if (!like) return respondNotFound()
      const created = {
        ...like,
        ...body,
        id: 'k-new',
        version: 1,
        revision: 1,
        answers: 0,
        withdrawnAt: null,
      }
      const check: Check = { ...created, versions: [toVersion(created, body.items)], acts: [] }
      data.checks.push(check)
      return check
    },
    'PUT /admin/mental-checks/{id}': async (request: Request, _: URL, id: string) => {
      const { revision, ...body } = (await request.json()) as CheckUpdateBody
      const check = find(id)
      if (!check) return respondNotFound()
      if (check.revision !== revision)
        return createErrorResponse(
          409,
          'AIESTHE_CHECK_EDITED',
          'ほかの管理者が先にこのメンタルチェックを変更しました。最新の内容をご確認ください。',
        )
      Object.assign(check, body, { revision: revision + 1, version: check.version + 1 })
      check.versions.unshift(toVersion(check, body.items))
      check.acts.unshift({
        at: hoursFromNow(0),
        actor: admin,
        action: 'changed',
        detail: { version: { from: check.version - 1, to: check.version } },
      })
      return check
    },
    'DELETE /admin/mental-checks/{id}': (_: Request, __: URL, id: string) => withdraw(id, hoursFromNow(0)),
    'POST /admin/mental-checks/{id}/put-back': (_: Request, __: URL, id: string) => withdraw(id, null),
    'GET /admin/diagnosis-statistics': () => data.diagnoses,
    'GET /admin/choice-statistics': () => data.choices,
    'GET /admin/photo-views': (_: Request, url: URL) =>
      createListResponse('photo-views', photoViews, url.searchParams, (view, { memberId }) =>
        matchesText(memberId, view.member.id),
      ),
  }
}

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
