import type { ErrorCatalogue } from '@hibiki/http'

/** What identity can answer beside the common errors; documented in docs/errors.md. */
export const identityErrors = {
  // At the limits of the page zoom (D-179).
  E3010: { status: 400, ja: 'これ以上縮小できません。', en: 'The page cannot be made any smaller.' },
  E3011: { status: 400, ja: 'これ以上拡大できません。', en: 'The page cannot be made any larger.' },
  // Passwords (D-038, D2§5), each also the text of its field.
  E3020: {
    status: 400,
    ja: '現在のパスワードを入力してください。',
    en: 'Please enter your current password.',
  },
  E3021: { status: 400, ja: 'パスワードが正しくありません。', en: 'The password is not right.' },
  E3022: { status: 400, ja: '８文字以上入力してください。', en: 'Please enter at least 8 characters.' },
  E3023: { status: 400, ja: '128文字以内で入力してください。', en: 'Please enter at most 128 characters.' },
  E3024: {
    status: 400,
    ja: 'よく使われているパスワードのため、ご利用いただけません。',
    en: 'This password is too common to be used.',
  },
  E3025: {
    status: 400,
    ja: 'ユーザー名やメールアドレスと同じパスワードは、ご利用いただけません。',
    en: 'The password must differ from your user name and e-mail address.',
  },
  E3026: { status: 400, ja: 'パスワードが一致しません。', en: 'The passwords do not match.' },
  E3030: {
    status: 409,
    ja: 'このユーザー名はすでに使われています。',
    en: 'This user name is already taken.',
  },
  E3031: {
    status: 409,
    ja: 'このメールアドレスはご利用いただけません。',
    en: 'This e-mail address cannot be used.',
  },
  E3032: { status: 400, ja: '代理店コードが正しくありません。', en: 'The agency code is not right.' },
  // One text for a wrong password and for an account that does not exist (D-006, R20).
  E4001: {
    status: 401,
    ja: 'ログインに失敗しました。画面を更新してから再度お試しください。',
    en: 'Login failed. Please reload the page and try again.',
  },
  // Of the confirmation mail; shown in place of the form (D2§4).
  E4002: {
    status: 422,
    ja: 'このURLは無効か、有効期限が切れています。',
    en: 'This link is not valid or has expired.',
  },
  E4003: {
    status: 422,
    ja: '利用規約の同意が確認できませんでした。',
    en: 'Your consent could not be confirmed.',
  },
  E4005: { status: 422, ja: '無効な URL です。', en: 'This link is not valid.' },
  E4013: { status: 401, ja: '確認コードを入力してください。', en: 'Please enter the confirmation code.' },
  E4090: {
    status: 409,
    ja: 'ほかの管理者が先に処理しました。最新の内容をご確認ください。',
    en: 'Somebody else was faster. Please look at the newest state.',
  },
  E4091: {
    status: 409,
    ja: '審査中の申請があります。結果をお待ちください。',
    en: 'You have an application that waits for its result.',
  },
  E4092: {
    status: 422,
    ja: 'ご自身の申請は処理できません。',
    en: 'Nobody can decide about an application of their own.',
  },
  E4093: {
    status: 409,
    ja: '却下された申請だけを削除できます。',
    en: 'Only rejected applications can be deleted.',
  },
  E4094: {
    status: 409,
    ja: '24時間を過ぎたため、元に戻せません。',
    en: 'More than 24 hours have passed; this cannot be undone.',
  },
  E4095: {
    status: 409,
    ja: 'その後に変更されたため、元に戻せません。',
    en: 'Something was changed since; this cannot be undone.',
  },
  E4096: {
    status: 422,
    ja: 'この内容では移行できません。確認画面をご覧ください。',
    en: 'This transfer is not possible. Please look at the preview.',
  },
  E4097: {
    status: 409,
    ja: 'ログインの更新はほかの画面で済んでいます。',
    en: 'Another tab has renewed this login already.',
  },
  E4098: {
    status: 409,
    ja: 'ご契約中、またはお手続き中の商品があります。ご解約とお手続きの完了後に、もう一度お試しください。',
    en: 'A contract is running or an order is being processed. Please try again once it has ended.',
  },
  E4220: {
    status: 422,
    ja: '確認コードが正しくありません。',
    en: 'The confirmation code is not right.',
  },
  E4221: {
    status: 422,
    ja: '確認コードはすでに有効です。',
    en: 'The confirmation code is already switched on.',
  },
  E4222: {
    status: 422,
    ja: 'この権限では、確認コードを無効にできません。',
    en: 'Your role needs the confirmation code.',
  },
} as const satisfies ErrorCatalogue
