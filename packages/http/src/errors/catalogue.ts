/** One error a service can answer: HTTP status and the texts shown to people. `{name}` in a text is filled from `params`. */
export interface ErrorEntry {
  status: number
  ja: string
  en: string
}

/**
 * Error code → status and texts. `E0000` is the numbering of the specification (D-004), continued by the errors
 * every service shares and by identity's; what only another service can answer is `SERVICE_REASON`. All are in docs/errors.md.
 */
export type ErrorCatalogue = Readonly<Record<string, ErrorEntry>>

/** The errors every service can answer; `createApp` adds them to the service's own. */
export const commonErrors = {
  // Feature checks answer these two as a 200 with products; a call that needs the function itself refuses with them.
  E2001: {
    status: 409,
    ja: 'お支払いを確認できませんでした。お支払い方法を更新してください。',
    en: 'Your payment could not be confirmed. Please update your payment method.',
  },
  E2002: {
    status: 409,
    ja: '現在のプランではご利用いただけません。',
    en: 'Your plan does not include this.',
  },
  E3001: {
    status: 400,
    ja: '入力内容に誤りがあります。ご確認ください。',
    en: 'Some of the input is not valid. Please check it.',
  },
  // D3§5, of every list.
  E3040: { status: 400, ja: '100件以上の表示はできません。', en: 'No more than 99 rows can be shown.' },
  E4010: { status: 401, ja: 'ログインしてください。', en: 'Please log in.' },
  // Not a 401: the member stays logged in and is asked for the password (D-059).
  E4014: {
    status: 422,
    ja: 'この操作にはパスワードの確認が必要です。',
    en: 'Please confirm your password to do this.',
  },
  E4030: { status: 403, ja: 'この操作を行う権限がありません。', en: 'You are not allowed to do this.' },
  E4031: {
    status: 403,
    ja: '他のサイトからの操作は受け付けられません。',
    en: 'Requests from other sites are not accepted.',
  },
  E4040: { status: 404, ja: '見つかりませんでした。', en: 'Not found.' },
  E4050: { status: 405, ja: 'この操作には対応していません。', en: 'This method is not supported here.' },
  E4080: {
    status: 408,
    ja: '送信に時間がかかりすぎました。もう一度お試しください。',
    en: 'The request took too long to arrive. Please try again.',
  },
  E4130: { status: 413, ja: '送信されたデータが大きすぎます。', en: 'The data sent is too large.' },
  E4150: {
    status: 415,
    ja: '送信されたデータの形式に対応していません。',
    en: 'This content type is not supported.',
  },
  E4290: {
    status: 429,
    ja: '操作が多すぎます。しばらくしてから再度お試しください。',
    en: 'Too many attempts. Please try again later.',
  },
  E4310: {
    status: 431,
    ja: '送信されたヘッダーが大きすぎます。',
    en: 'The request headers are too large.',
  },
  E5000: {
    status: 500,
    ja: 'エラーが発生しました。しばらくしてから再度お試しください。',
    en: 'Something went wrong. Please try again later.',
  },
  // Clients recognise a duplicate login by how this message starts (D-009).
  E5001: {
    status: 500,
    ja: '重複ログインのためログアウトしました。',
    en: 'Duplicate login: you were logged out because you logged in on another device.',
  },
  E5030: {
    status: 503,
    ja: 'ただいまご利用いただけません。しばらくしてから再度お試しください。',
    en: 'The service is not available right now. Please try again later.',
  },
  E5040: {
    status: 504,
    ja: '応答に時間がかかりすぎました。しばらくしてから再度お試しください。',
    en: 'The answer took too long. Please try again later.',
  },
} as const satisfies ErrorCatalogue
