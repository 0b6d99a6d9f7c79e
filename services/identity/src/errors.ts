import type { ErrorCatalogue } from '@hibiki/http'

/** What identity can answer beside the common errors; documented in docs/errors.md. */
export const identityErrors = {
  // At the limits of the page zoom (D-179).
  E3010: { status: 400, ja: 'これ以上縮小できません。', en: 'The page cannot be made any smaller.' },
  E3011: { status: 400, ja: 'これ以上拡大できません。', en: 'The page cannot be made any larger.' },
  // One text for a wrong password and for an account that does not exist (D-006, R20).
  E4001: {
    status: 401,
    ja: 'ログインに失敗しました。画面を更新してから再度お試しください。',
    en: 'Login failed. Please reload the page and try again.',
  },
} as const satisfies ErrorCatalogue
