import { createApiHttp, createErrorResponse, type MockResponse } from '@hibiki/api-mocks'
import { HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import type { CurrentUser } from '../features/session/types.ts'
import type { paths } from '../lib/api/schema.gen.d.ts'

export const http = createApiHttp<paths>()

/** What a mock of a call may respond with: `ResponseOf<'POST /auth/me'>`. */
export type ResponseOf<Name> = MockResponse<paths, Name>

const noSession = () => createErrorResponse(401, 'E4010', 'ログインしてください。')

const legalTexts = ['terms_of_service', 'privacy_policy', 'data_analytics_agreement'] as const

/** The features as the check calls name them. */
const planFeatures = [
  'aiesthe',
  'sound-therapy-func',
  'dr-ai-and-healthcare-func',
  'loop-func',
  'timer-func',
  'with-soundesthe-func',
] as const

/** Pages that a test only passes on its way read these. They fail unless the test serves them. */
const unservedReads = [
  '/account/easy-login',
  '/activity/advice',
  '/activity/weekly',
  '/agreement/consents',
  '/aiesthe/check-in-weeks',
  '/aiesthe/current-step',
  '/api/sound-dmv/sound-dmv-mst',
  '/calendar/feed',
  '/credit-card/form',
  '/customer/calte/browsable-count',
  '/mental-check/can-do-mentalchecks',
  '/payment/charges',
  '/payment/next-charge',
  '/payment/statements',
  '/pic/calte/browsable-count',
  '/pic/calte/customers',
  '/pic/calte/get-format-from-record',
  '/pic/calte/previous-visit',
  '/pic/calte/today',
  '/soundesthe/free-sound',
  '/soundesthe/random',
  '/v2/activity/monthly',
  '/v2/activity/rank',
  '/v2/enterprise/my/overview',
  '/v2/product/get',
  '/v2/support/articles',
  '/v2/support/chat/inquiry/inquiries',
  '/v2/support/chat/inquiry/response-time',
] as const
const fail = () => HttpResponse.error()

/** Serves a visitor until {@link signIn} is called. */
export const server = setupServer(
  ...unservedReads.map((path) => http.get(path, fail)),
  http.post('/calendar/esthe-between', fail),
  http.post('/payment/order-details', fail),
  http.post('/payment/order-monthly-sum', fail),
  http.post('/auth/me', noSession),
  http.post('/auth/refresh', noSession),
  http.post('/auth/easy-login/device', () => ({})),
  http.get('/auth/logout', () => ({})),
  ...legalTexts.map((name) =>
    http.get(`/static/agreements/${name}.md`, () => HttpResponse.text('# 規約\n\n本文です。')),
  ),
  http.get('/account/deletion', () => ({ effectiveAt: null, confirmations: [] })),
  http.get('/account/exports', () => []),
  http.get('/account/mail-types', () => []),
  http.get('/account/passkeys', () => []),
  http.get('/account/passkey-requirement', () => ({ firstDay: null })),
  http.get('/account/push', () => ({ publicKey: null, isOnHere: false, kinds: [] })),
  http.get('/account/sessions', () => []),
  http.get('/account/totp', () => ({
    enabled: false,
    required: false,
    resetAt: null,
    resetCoversPasskeys: false,
  })),
  http.get('/agreement/providing-data', () => true),
  ...planFeatures.map((feature) => http.get(`/v2/esthe/available-${feature}`, () => 'E0000')),
  http.get('/mental-check/can-any-mentalcheck', () => true),
  http.get('/mental-check/data-use', () => ({
    version: '1',
    statements: ['ご回答の使いみちです。'],
    agree: '調査結果の取り扱いについて、同意する',
    agreed: true,
    decidedAt: '2026-11-20T03:00:00.000Z',
  })),
  http.get('/mental-check/due-dates', () => []),
  http.get('/mental-check/publication', () => ({ published: false })),
  http.get('/page-size/scale', () => 1),
  http.post('/page-size/set-scale', () => ({})),
  http.get('/v2/subscription/products', () => []),
  http.get('/v3/subscription/family', () => ({ plans: [], membership: null })),
  http.get('/intro-papers', () => []),
  http.get('/v2/support/awards', () => []),
  http.get('/v2/enterprise/my/proofs', () => ({ isOffered: true, proofs: [] })),
  http.get('/soundesthe/tasters', () => []),
  http.get('/soundesthe/landscape', () => createErrorResponse(404, 'E4040', '見つかりません。')),
  http.get('/soundesthe/waveform', () => createErrorResponse(404, 'E4040', '見つかりません。')),
  http.get('/soundesthe/library', () => ({ sounds: [], favourites: [], recent: [] })),
  http.get('/v1/activity/notice', () => ({
    message: '',
    dullnessElimination: '',
    rejuvenationAdvice: '',
    attractivenessUp: '',
  })),
  http.get('/activity/seven-nights', () => ({ isOfferOpen: false, run: null })),
  http.get('/activity/streak', () => ({
    days: 0,
    todayDone: false,
    secondsToGo: null,
    freezeLeft: 1,
    weekdays: [1, 2, 3, 4, 5, 6, 7],
  })),
)

/** Makes the API return this member from now on, with the time in the header as every server sends it. */
export function signIn(user: CurrentUser): void {
  server.use(
    http.post('/auth/me', () => HttpResponse.json(user, { headers: { date: new Date().toUTCString() } })),
  )
}
