import type { MatrixRow, RequestValues } from '../../matrix.ts'
import type { SupportFixtures } from './fixtures.ts'

type Rows = readonly MatrixRow<SupportFixtures>[]
type Send = (fixtures: SupportFixtures) => RequestValues

const everybody = { default: 200 }
const members = { visitor: 401, default: 200, enterprise: 403 }
/** The plan of `customer` contains it; everybody else is offered one. */
const premium = { visitor: 401, default: 409, customer: 200, enterprise: 403 }
/** Administrators attach files to answers. */
const uploaders = { ...premium, admin: 200 }
/** The member whose inquiry it is, and administrators. */
const participants = { visitor: 401, default: 404, customer: 200, admin: 200, enterprise: 403 }
const owner = { ...participants, admin: 404 }

const inquiry: Send = (f) => ({ query: { inquiryId: f.inquiryId }, body: {} })
const ofInquiry: Send = (f) => ({ query: { inquiryId: f.inquiryId } })
const newChat: Send = () => ({
  body: { detailTypeId: 'plan.change', subject: 'プランについて', text: '変更したいです。', shared },
})

/** What the app sends about the device when the member agreed to share it. */
const shared = {
  device: {
    browser: 'Chrome 140',
    system: 'Android',
    screen: '360x780',
    language: 'ja',
    timeZone: 'Asia/Tokyo',
  },
  errors: [{ code: 'E5000', at: '2026-11-22T12:00:00.000Z', requestId: 'r-1', page: '/mypage/tonight' }],
  player: { title: '夜の入り江', state: 'playing' },
  sounds: [{ title: '夜の入り江', at: '2026-11-22T11:00:00.000Z' }],
}

const articles: Rows = [
  { call: 'GET /v2/support/articles', expected: everybody },
  {
    call: 'GET /v2/support/articles/article',
    expected: everybody,
    send: (f) => ({ query: { id: f.articleId } }),
  },
  { call: 'GET /v2/support/articles/search', expected: everybody, send: () => ({ query: { q: '解約' } }) },
]

const publicAwards: Rows = [
  { call: 'GET /v2/support/awards', expected: everybody },
  {
    call: 'GET /v2/support/awards/picture',
    expected: everybody,
    send: (f) => ({ query: { digest: f.awardPicture } }),
  },
]

const inquiries: Rows = [
  { call: 'GET /v2/support/chat/inquiry/types', expected: { ...premium, admin: 200 } },
  { call: 'GET /v2/support/chat/inquiry/response-time', expected: members },
  { call: 'GET /v2/support/chat/inquiry/inquiries', expected: members },
  { call: 'GET /v2/support/chat/inquiries', expected: members },
  { call: 'GET /v2/support/chat/inquiry/chats', expected: participants, send: ofInquiry },
  { call: 'GET /v2/support/chat/chats', expected: participants, send: ofInquiry },
  {
    call: 'POST /v2/support/chat/inquiry/chat',
    expected: participants,
    send: (f) => ({ body: { inquiryId: f.inquiryId, subject: '音', text: 'よろしくお願いします。' } }),
  },
  { call: 'POST /v2/support/chat/inquiry/read', expected: participants, send: inquiry },
  { call: 'POST /v2/support/chat/read', expected: participants, send: inquiry },
  { call: 'POST /v2/support/chat/inquiry/new-chat', expected: premium, send: newChat },
  { call: 'POST /v2/support/chat/new-chat', expected: premium, send: newChat },
  {
    call: 'POST /v2/support/chat/inquiry/rate',
    expected: owner,
    send: (f) => ({ body: { inquiryId: f.closedInquiryId, rating: 3 } }),
  },
  { call: 'POST /v2/support/chat/inquiry/close', expected: owner, send: inquiry },
  // Only the signature counts, whoever calls.
  { call: 'POST /v2/support/mail-reply', expected: { default: 400 } },
  { call: 'POST /v2/support/chat/picture', expected: uploaders, send: (f) => ({ body: { image: f.image } }) },
  {
    call: 'GET /v2/support/chat/picture',
    about: 'uploaded by customer, not sent',
    expected: owner,
    send: (f) => ({ query: { id: f.pictureId } }),
  },
  { call: 'POST /v2/support/chat/document', expected: uploaders, send: (f) => ({ body: f.pdf }) },
  {
    call: 'GET /v2/support/chat/document',
    about: 'uploaded by customer, not sent',
    expected: owner,
    send: (f) => ({ query: { id: f.documentId } }),
  },
]

const advisor: Rows = [
  { call: 'POST /v2/ai-chat/conversation', expected: { ...premium, admin: 200 }, send: () => ({ body: {} }) },
  { call: 'GET /v2/ai-chat/conversations', expected: members },
  {
    call: 'POST /v2/ai-chat/list',
    expected: owner,
    send: (f) => ({ query: { conversationId: f.conversationId }, body: {} }),
  },
  ...(['chat', 'stream'] as const).map(
    (name): MatrixRow<SupportFixtures> => ({
      call: `POST /v2/ai-chat/${name}`,
      about: 'of customer; the plan is asked for first',
      expected: { ...premium, admin: 404 },
      send: (f) => ({ body: { conversationId: f.conversationId, message: '解約の方法' } }),
    }),
  ),
  {
    call: 'POST /v2/ai-chat/hand-over',
    about: 'of customer; the plan is asked for first',
    expected: premium,
    send: (f) => ({ body: { conversationId: f.conversationId, shared } }),
  },
]

const admins = { visitor: 401, default: 403, admin: 200 }
/** The object has been changed since the version that these rows send. */
const conflict = { ...admins, admin: 409 }
const answer = { text: 'ご確認ください。', key: 'matrix', close: false }
const acts: readonly [name: string, body: object][] = [
  ['answer', answer],
  ['note', { text: 'メモ', key: 'matrix-note' }],
  ['assign', {}],
  ['release', {}],
  ['priority', { priority: 2 }],
  ['close', {}],
  ['reopen', {}],
  ['presence', { writing: false }],
]
const canned = { title: 'ご挨拶', texts: { ja: '{name} 様', en: 'Dear {name}' } }
const award = {
  titles: { ja: '受賞', en: 'Award' },
  day: '2026-11-01',
  link: 'https://example.org/news',
  order: 1,
  visible: true,
}
const text = { title: '件名', body: '本文', tags: [], questions: [] }

const console: Rows = [
  { call: 'GET /admin/inquiries', expected: admins },
  { call: 'GET /admin/inquiries/{id}', expected: admins, send: (f) => ({ params: { id: f.inquiryId } }) },
  ...acts.map(
    ([name, body]): MatrixRow<SupportFixtures> => ({
      call: `POST /admin/inquiries/{id}/${name}`,
      expected: admins,
      send: (f) => ({ params: { id: f.inquiryId }, body }),
    }),
  ),
  {
    call: 'GET /admin/inquiries/{id}/articles',
    expected: admins,
    send: (f) => ({ params: { id: f.inquiryId }, query: { q: '解約' } }),
  },
  { call: 'GET /admin/support-staff', expected: admins },
  { call: 'GET /admin/canned-answers', expected: admins },
  { call: 'POST /admin/canned-answers', expected: admins, send: () => ({ body: canned }) },
  {
    call: 'GET /admin/canned-answers/{id}',
    expected: admins,
    send: (f) => ({ params: { id: f.cannedAnswerId } }),
  },
  {
    call: 'PUT /admin/canned-answers/{id}',
    expected: conflict,
    send: (f) => ({
      params: { id: f.cannedAnswerId },
      body: { ...canned, updatedAt: '2020-01-01T00:00:00Z' },
    }),
  },
  {
    call: 'DELETE /admin/canned-answers/{id}',
    expected: admins,
    send: (f) => ({ params: { id: f.cannedAnswerId } }),
  },
  { call: 'GET /admin/articles', expected: admins },
  { call: 'GET /admin/articles/{id}', expected: admins, send: (f) => ({ params: { id: f.articleId } }) },
  {
    call: 'PUT /admin/articles/{id}',
    expected: conflict,
    send: (f) => ({
      params: { id: f.articleId },
      body: { category: 'plans', order: 1, faq: true, texts: { ja: text, en: text, cn: text, tw: text } },
    }),
  },
  { call: 'GET /admin/awards', expected: admins },
  {
    call: 'POST /admin/awards',
    expected: admins,
    send: ({ image }) => ({ body: { ...award, picture: image } }),
  },
  { call: 'GET /admin/awards/{id}', expected: admins, send: (f) => ({ params: { id: f.awardId } }) },
  {
    call: 'PUT /admin/awards/{id}',
    expected: conflict,
    send: (f) => ({ params: { id: f.awardId }, body: { ...award, updatedAt: '2020-01-01T00:00:00Z' } }),
  },
  { call: 'DELETE /admin/awards/{id}', expected: admins, send: (f) => ({ params: { id: f.awardId } }) },
  {
    call: 'GET /admin/support-statistics',
    expected: admins,
    send: () => ({ query: { from: '2026-11-01', to: '2026-11-30' } }),
  },
]

/** Rows of the knowledge base, inquiries, the AI advisor, awards and their part of the console. */
export const supportRows: Rows = [...articles, ...publicAwards, ...inquiries, ...advisor, ...console]
