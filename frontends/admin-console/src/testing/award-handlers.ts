import type { RequestOf, ResponseOf } from '../api/call-types.ts'
import { createErrorResponse, createListResponse, matchesText } from './mock-responses.ts'

type Award = ResponseOf<'GET /admin/awards/{id}'>
type NewAward = RequestOf<'POST /admin/awards'>
type AwardChange = RequestOf<'PUT /admin/awards/{id}'>

const respondNotFound = () => createErrorResponse(404, 'E4040', '見つかりませんでした。')
const toPictureUrl = (digest: string) => `/api/v2/support/awards/picture?digest=${digest}`

/** Returns awards and media articles that a test can read and change. */
export function createAwardData() {
  const awards: Award[] = [
    {
      id: 'w-prize',
      title: '音と暮らしの賞',
      titles: { ja: '音と暮らしの賞', en: 'Sound in Life Prize', tw: '聲音生活獎' },
      day: '2026-10-12',
      link: 'https://example.org/prize',
      order: 1,
      visible: true,
      pictureUrl: toPictureUrl('1'),
      updatedAt: '2026-11-21T01:00:00.000Z',
    },
    {
      id: 'w-paper',
      title: '地域の新聞で紹介',
      titles: { ja: '地域の新聞で紹介', en: 'In the local newspaper' },
      day: '2026-09-03',
      link: null,
      order: 2,
      visible: false,
      pictureUrl: toPictureUrl('2'),
      updatedAt: '2026-11-21T02:00:00.000Z',
    },
  ]
  return { awards }
}

export function createAwardHandlers(data: ReturnType<typeof createAwardData>) {
  const find = (id: string) => data.awards.find((award) => award.id === id)
  return {
    'GET /admin/awards': (_: Request, url: URL) =>
      createListResponse('awards', data.awards, url.searchParams, ({ title }, { q }) =>
        matchesText(q, title),
      ),
    'GET /admin/awards/{id}': (_: Request, __: URL, id: string) => find(id) ?? respondNotFound(),
    'POST /admin/awards': async (request: Request) => {
      const { picture: _picture, ...fields } = (await request.json()) as NewAward
      const created: Award = {
        ...fields,
        id: 'w-new',
        title: fields.titles.ja,
        pictureUrl: toPictureUrl('3'),
        updatedAt: '2026-11-21T05:00:00.000Z',
      }
      data.awards.push(created)
      return created
    },
    'PUT /admin/awards/{id}': async (request: Request, _: URL, id: string) => {
      const award = find(id)
      if (!award) return respondNotFound()
      const { picture, ...fields } = (await request.json()) as AwardChange
      if (fields.updatedAt !== award.updatedAt)
        return createErrorResponse(
          409,
          'SUPPORT_AWARD_CHANGED',
          'ほかの管理者が先に受賞・メディアの項目を保存しました。',
        )
      return Object.assign(award, fields, {
        title: fields.titles.ja,
        pictureUrl: picture ? toPictureUrl('3') : award.pictureUrl,
        updatedAt: '2026-11-21T05:00:00.000Z',
      })
    },
    'DELETE /admin/awards/{id}': (_: Request, __: URL, id: string) => {
      data.awards = data.awards.filter((award) => award.id !== id)
      return {}
    },
  }
}
