import { createErrorResponse } from '@hibiki/api-mocks'
import type { ResponseOf } from '../api/call-types.ts'
import { http, mockResource } from './server.ts'

type Inquiry = ResponseOf<'GET /admin/inquiries/{id}'>
type Canned = ResponseOf<'GET /admin/canned-answers/{id}'>
type Article = ResponseOf<'GET /admin/articles/{id}'>

const toTime = (hour: number) => `2026-11-21T0${hour}:00:00.000Z`

/** Returns inquiries, canned answers and articles that a test can read and change. */
export function createSupportData() {
  const inquiries: Inquiry[] = [
    {
      id: 'i-1',
      subject: '音が出ません',
      type: 'サウンド・再生できない',
      state: 'open' as const,
      priority: 1,
      memberId: 'm-premium',
      memberName: '山田 花子',
      language: 'ja' as const,
      staffId: null,
      staffName: null,
      unread: 1,
      openedAt: toTime(1),
      lastMessageAt: toTime(1),
      waitingSince: toTime(1),
      firstAnsweredAt: null,
      closedAt: null,
      rating: null,
      acts: [],
      shared: {
        device: {
          browser: 'Chrome/140',
          system: 'Android 14',
          screen: '360×780',
          language: 'ja',
          timeZone: 'Asia/Tokyo',
        },
        errors: [],
        player: null,
        sounds: [{ title: '水鏡', at: toTime(0) }],
        functions: ['support-chat'],
        paymentUnconfirmed: false,
      },
      messages: [
        {
          id: 'm-1',
          text: '音が出ません。',
          internal: false,
          author: 'member' as const,
          authorName: '山田 花子',
          createdAt: toTime(1),
          pictures: [],
          documents: [],
          byMail: false,
          refusedFiles: [],
        },
      ],
    },
  ]
  const canned: Canned[] = [
    {
      id: 'k-1',
      title: 'ご挨拶',
      updatedAt: toTime(1),
      texts: {
        ja: '{name} 様、お問い合わせ「{subject}」について',
        en: 'Dear {name}, about {subject}',
        tw: '{name} 您好',
      },
    },
  ]
  const text = {
    title: 'プランを解約したい',
    body: '解約の方法です。',
    tags: ['解約'],
    questions: ['やめたい'],
  }
  const content = { category: 'plans' as const, order: 1, faq: true, texts: { ja: text, en: text } }
  const articles: Article[] = [
    {
      id: 'cancel-plan',
      title: text.title,
      category: 'plans',
      faq: true,
      version: 2,
      updatedAt: toTime(2),
      versions: [
        { version: 2, content, authorName: '担当 次郎', createdAt: toTime(2) },
        { version: 1, content, authorName: null, createdAt: toTime(1) },
      ],
    },
  ]
  return { inquiries, canned, articles }
}

const staff = [
  { id: 'a-1', name: '担当 次郎' },
  { id: 'a-2', name: '担当 三郎' },
]

const addMessage = (inquiry: Inquiry, internal: boolean, { text, key }: { text: string; key: string }) => {
  inquiry.messages.push({
    id: key,
    text,
    internal,
    author: 'staff',
    authorName: '担当 次郎',
    createdAt: toTime(3),
    pictures: [],
    documents: [],
    byMail: false,
    refusedFiles: [],
  })
  if (!internal) inquiry.waitingSince = null
  return inquiry
}

export const createSupportHandlers = (data: ReturnType<typeof createSupportData>) => [
  ...mockResource('inquiries', {
    rows: data.inquiries,
    search: ({ subject, memberName }) => [subject, memberName],
    filters: { waiting: ({ waitingSince }, isWaiting) => (waitingSince !== null) === isWaiting },
    actions: {
      answer: (inquiry, body) => addMessage(inquiry, false, body),
      note: (inquiry, body) => addMessage(inquiry, true, body),
      assign(inquiry, { staffId = 'a-1' }) {
        const staffName = staff.find(({ id }) => id === staffId)?.name ?? null
        return Object.assign(inquiry, { staffId, staffName })
      },
      release: (inquiry) => Object.assign(inquiry, { staffId: null, staffName: null }),
      priority: (inquiry, { priority }) => Object.assign(inquiry, { priority }),
      close: (inquiry) =>
        Object.assign(inquiry, { state: 'closed' as const, closedAt: toTime(4), waitingSince: null }),
      reopen: (inquiry) => Object.assign(inquiry, { state: 'open' as const, closedAt: null }),
      presence: () => ({ others: [{ name: '担当 三郎', writing: false }] }),
    },
  }),
  http.get('/admin/inquiries/{id}/articles', () => [
    { id: 'cancel-plan', title: 'プランを解約したい', excerpt: '解約の方法です。' },
  ]),
  http.get('/admin/support-staff', () => ({ staff })),
  ...mockResource('canned-answers', {
    rows: data.canned,
    search: ({ title }) => [title],
    create: (body) => ({ ...body, id: 'k-2', updatedAt: toTime(5) }),
    update: (canned, change) =>
      canned.updatedAt === change.updatedAt
        ? Object.assign(canned, change, { updatedAt: toTime(5) })
        : createErrorResponse(
            409,
            'SUPPORT_CANNED_ANSWER_CHANGED',
            'ほかの管理者が先に定型文を保存しました。',
          ),
    remove: true,
  }),
  ...mockResource('articles', {
    rows: data.articles,
    search: ({ title }) => [title],
    update(article, { baseVersion, ...content }) {
      if (article.version !== baseVersion)
        return createErrorResponse(409, 'SUPPORT_ARTICLE_CHANGED', 'ほかの管理者が先に記事を保存しました。')
      const version = article.version + 1
      article.versions.unshift({ version, content, authorName: '担当 次郎', createdAt: toTime(5) })
      return Object.assign(article, { version })
    },
  }),
  http.get('/admin/support-statistics', () => ({
    open: 3,
    waiting: 1,
    ratings: [{ rating: 3, count: 2 }],
    days: [{ day: '2026-11-21', opened: 3, firstAnswerMinutes: 12.5, resolutionMinutes: 60 }],
  })),
]
