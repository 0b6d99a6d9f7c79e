import type { RequestOf, ResponseOf } from '../api/call-types.ts'
import { createErrorResponse, createListResponse, matchesText } from './mock-responses.ts'

type Inquiry = ResponseOf<'GET /admin/inquiries/{id}'>
type Canned = ResponseOf<'GET /admin/canned-answers/{id}'>
type ArticleChange = RequestOf<'PUT /admin/articles/{id}'>
type Article = ResponseOf<'GET /admin/articles/{id}'>

const respondNotFound = () => createErrorResponse(404, 'E4040', '見つかりませんでした。')
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
      memberId: 'u-1',
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

export function createSupportHandlers(data: ReturnType<typeof createSupportData>) {
  const find = (id: string) => data.inquiries.find((inquiry) => inquiry.id === id)
  const createChangeHandler =
    (apply: (inquiry: Inquiry, body: never) => void) => async (request: Request, _: URL, id: string) => {
      const inquiry = find(id)
      if (!inquiry) return respondNotFound()
      apply(inquiry, (await request.json()) as never)
      return inquiry
    }
  const createMessageHandler = (internal: boolean) =>
    createChangeHandler((inquiry, { text, key }: { text: string; key: string }) => {
      inquiry.messages.push({
        id: key,
        text,
        internal,
        author: 'staff',
        authorName: '担当 次郎',
        createdAt: toTime(3),
        pictures: [],
      })
      if (!internal) inquiry.waitingSince = null
    })
  const byId = <T extends { id: string }>(rows: T[], id: string) =>
    rows.find((row) => row.id === id) ?? respondNotFound()
  return {
    'GET /admin/inquiries': (_: Request, url: URL) =>
      createListResponse('inquiries', data.inquiries, url.searchParams, (inquiry, { q, state }) => {
        return (
          matchesText(q, inquiry.subject, inquiry.memberName) &&
          (state === undefined || inquiry.state === state)
        )
      }),
    'GET /admin/inquiries/{id}': (_: Request, __: URL, id: string) => byId(data.inquiries, id),
    'POST /admin/inquiries/{id}/answer': createMessageHandler(false),
    'POST /admin/inquiries/{id}/note': createMessageHandler(true),
    'POST /admin/inquiries/{id}/assign': createChangeHandler(
      (inquiry, { staffId = 'a-1' }: { staffId?: string }) => {
        const staffName = staff.find(({ id }) => id === staffId)?.name ?? null
        Object.assign(inquiry, { staffId, staffName })
      },
    ),
    'GET /admin/support-staff': () => ({ staff }),
    'POST /admin/inquiries/{id}/release': createChangeHandler((inquiry) => {
      Object.assign(inquiry, { staffId: null, staffName: null })
    }),
    'POST /admin/inquiries/{id}/priority': createChangeHandler(
      (inquiry, { priority }: { priority: number }) => {
        inquiry.priority = priority
      },
    ),
    'POST /admin/inquiries/{id}/close': createChangeHandler((inquiry) => {
      Object.assign(inquiry, { state: 'closed', closedAt: toTime(4), waitingSince: null })
    }),
    'POST /admin/inquiries/{id}/reopen': createChangeHandler((inquiry) => {
      Object.assign(inquiry, { state: 'open', closedAt: null })
    }),
    'POST /admin/inquiries/{id}/presence': () => ({ others: [{ name: '担当 三郎', writing: false }] }),
    'GET /admin/canned-answers': (_: Request, url: URL) =>
      createListResponse('canned-answers', data.canned, url.searchParams, ({ title }, { q }) =>
        matchesText(q, title),
      ),
    'GET /admin/canned-answers/{id}': (_: Request, __: URL, id: string) => byId(data.canned, id),
    'POST /admin/canned-answers': async (request: Request) => {
      const created = { ...((await request.json()) as Canned), id: 'k-2', updatedAt: toTime(5) }
      data.canned.push(created)
      return created
    },
    'PUT /admin/canned-answers/{id}': async (request: Request, _: URL, id: string) => {
      const canned = data.canned.find((each) => each.id === id)
      const change = (await request.json()) as Canned
      if (canned && canned.updatedAt !== change.updatedAt)
        return createErrorResponse(
          409,
          'SUPPORT_CANNED_ANSWER_CHANGED',
          'ほかの管理者が先に定型文を保存しました。',
        )
      return canned ? Object.assign(canned, change, { updatedAt: toTime(5) }) : respondNotFound()
    },
    'DELETE /admin/canned-answers/{id}': (_: Request, __: URL, id: string) => {
      data.canned = data.canned.filter((candidate) => candidate.id !== id)
      return {}
    },
    'GET /admin/articles': (_: Request, url: URL) =>
      createListResponse('articles', data.articles, url.searchParams, ({ title }, { q }) =>
        matchesText(q, title),
      ),
    'GET /admin/articles/{id}': (_: Request, __: URL, id: string) => byId(data.articles, id),
    'PUT /admin/articles/{id}': async (request: Request, _: URL, id: string) => {
      const article = data.articles.find((candidate) => candidate.id === id)
      if (!article) return respondNotFound()
      const { baseVersion, ...content } = (await request.json()) as ArticleChange
      if (article.version !== baseVersion)
        return createErrorResponse(409, 'SUPPORT_ARTICLE_CHANGED', 'ほかの管理者が先に記事を保存しました。')
      article.version += 1
      article.versions.unshift({
        version: article.version,
        content,
        authorName: '担当 次郎',
        createdAt: toTime(5),
      })
      return article
    },
    'GET /admin/support-statistics': () => ({
      open: 3,
      waiting: 1,
      ratings: [{ rating: 3, count: 2 }],
      days: [{ day: '2026-11-21', opened: 3, firstAnswerMinutes: 12.5, resolutionMinutes: 60 }],
    }),
  }
}
