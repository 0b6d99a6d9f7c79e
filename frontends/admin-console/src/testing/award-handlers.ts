import { createErrorResponse } from '@hibiki/api-mocks'
import type { ResponseOf } from '../api/call-types.ts'
import { mockResource } from './server.ts'

type Award = ResponseOf<'GET /admin/awards/{id}'>

const NOW = '2026-11-21T05:00:00.000Z'
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

export const createAwardHandlers = ({ awards }: ReturnType<typeof createAwardData>) =>
  mockResource('awards', {
    rows: awards,
    search: ({ title }) => [title],
    create: ({ picture: _, ...fields }) => ({
      ...fields,
      id: 'w-new',
      title: fields.titles.ja,
      pictureUrl: toPictureUrl('3'),
      updatedAt: NOW,
    }),
    update(award, { picture, ...fields }) {
      if (fields.updatedAt !== award.updatedAt)
        return createErrorResponse(
          409,
          'SUPPORT_AWARD_CHANGED',
          'ほかの管理者が先に受賞・メディアの項目を保存しました。',
        )
      const pictureUrl = picture ? toPictureUrl('3') : award.pictureUrl
      return Object.assign(award, fields, { title: fields.titles.ja, pictureUrl, updatedAt: NOW })
    },
    remove: true,
  })
