import { HttpResponse, http } from 'msw'
import { setupServer } from 'msw/node'
import type { CurrentUser } from '../features/session/types.ts'

/** Returns the URL of an API path as the app calls it. */
export const toApiUrl = (path: string): string => `${window.location.origin}/api${path}`

/** Creates an error response in the shape of every Hibiki service. */
export const createErrorResponse = (
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
) => HttpResponse.json({ code, message, requestId: 'test' }, { status, headers })

const noSession = () => createErrorResponse(401, 'E4010', 'ログインしてください。')

/** The features as the check calls name them. */
const planFeatures = [
  ...['aiesthe', 'sound-therapy-func', 'dr-ai-and-healthcare-func'],
  ...['loop-func', 'timer-func', 'with-soundesthe-func'],
]

/** Serves a visitor until {@link signIn} is called. */
export const server = setupServer(
  http.post(toApiUrl('/auth/me'), noSession),
  http.post(toApiUrl('/auth/refresh'), noSession),
  http.post(toApiUrl('/auth/easy-login/device'), () => HttpResponse.json({})),
  http.get(toApiUrl('/auth/logout'), () => HttpResponse.json({})),
  http.get(toApiUrl('/static/agreements/:name'), () => HttpResponse.text('# 規約\n\n本文です。')),
  http.get(toApiUrl('/agreement/providing-data'), () => HttpResponse.json(true)),
  ...planFeatures.map((feature) =>
    http.get(toApiUrl(`/v2/esthe/available-${feature}`), () => HttpResponse.json('E0000')),
  ),
  http.get(toApiUrl('/mental-check/can-any-mentalcheck'), () => HttpResponse.json(true)),
  http.get(toApiUrl('/mental-check/data-use'), () =>
    HttpResponse.json({
      version: '1',
      statements: ['ご回答の使いみちです。'],
      agree: '調査結果の取り扱いについて、同意する',
      agreed: true,
      decidedAt: '2026-11-20T03:00:00.000Z',
    }),
  ),
  http.get(toApiUrl('/mental-check/due-dates'), () => HttpResponse.json([])),
  http.get(toApiUrl('/mental-check/publication'), () => HttpResponse.json({ published: false })),
  http.get(toApiUrl('/page-size/scale'), () => HttpResponse.json(1)),
  http.post(toApiUrl('/page-size/set-scale'), () => HttpResponse.json({})),
  http.get(toApiUrl('/v2/subscription/products'), () => HttpResponse.json([])),
  http.get(toApiUrl('/intro-papers'), () => HttpResponse.json([])),
  http.get(toApiUrl('/v2/support/awards'), () => HttpResponse.json([])),
  http.get(toApiUrl('/soundesthe/waveform'), () => createErrorResponse(404, 'E4040', '見つかりません。')),
  http.get(toApiUrl('/soundesthe/library'), () =>
    HttpResponse.json({ sounds: [], favourites: [], recent: [] }),
  ),
  http.get(toApiUrl('/v1/activity/notice'), () =>
    HttpResponse.json({ message: '', dullnessElimination: '', rejuvenationAdvice: '', attractivenessUp: '' }),
  ),
  http.get(toApiUrl('/activity/streak'), () =>
    HttpResponse.json({
      days: 0,
      todayDone: false,
      secondsToGo: null,
      freezeLeft: 1,
      weekdays: [1, 2, 3, 4, 5, 6, 7],
    }),
  ),
)

/** Makes the API return this member from now on, with the time in the header as every server sends it. */
export function signIn(user: CurrentUser): void {
  const respond = () => HttpResponse.json(user, { headers: { date: new Date().toUTCString() } })
  server.use(http.post(toApiUrl('/auth/me'), respond))
}
