import type { ErrorCatalogue } from '@hibiki/http'

/** What this service refuses beside the errors every service has. */
export const aiestheErrors = {
  // D-048: the account stays usable, everything of mental check, photos and AI is closed until consent.
  E4003: {
    status: 422,
    ja: 'データ提供への同意が必要です。',
    en: 'This needs your consent to the use of your data.',
  },
  AIESTHE_NO_SOUND: { status: 404, ja: '振動選択に失敗しました。', en: 'No sound could be chosen.' },
  AIESTHE_RESULT_NOT_FOUND: {
    status: 404,
    ja: '診断結果が見つかりませんでした。',
    en: 'This result was not found.',
  },
  AIESTHE_STEP_DONE: {
    status: 409,
    ja: 'この写真はすでに送信されています。画面を更新してください。',
    en: 'This photo was sent already. Please reload the page.',
  },
  AIESTHE_STEP_NOT_REACHED: {
    status: 409,
    ja: '先にBefore写真を撮影してください。',
    en: 'Please take the Before photo first.',
  },
  // The two messages of D1§5.
  AIESTHE_ID_EMPTY: {
    status: 400,
    ja: 'idが空です。送信に失敗しました。',
    en: 'The id is empty. Nothing was sent.',
  },
  AIESTHE_IMAGE_EMPTY: {
    status: 400,
    ja: '画像が空です。送信に失敗しました。',
    en: 'The picture is empty. Nothing was sent.',
  },
  // D3§8: photo send failure.
  AIESTHE_PHOTO_UNREADABLE: {
    status: 422,
    ja: '写真の読み込みに失敗しました。もう一度お試しください。',
    en: 'The photo could not be read. Please try again.',
  },
  // D-211: without a second photo there is no change to measure.
  AIESTHE_PHOTO_REPEATED: {
    status: 422,
    ja: 'Before写真と同じ写真です。いまのお顔をあらためて撮影してください。',
    en: 'This is the Before photo again. Please take a new photo of your face now.',
  },
  // D-115: what to change, one sentence each.
  AIESTHE_FACE_NONE: {
    status: 422,
    ja: 'お顔が見つかりません。お顔全体が写るように撮影してください。',
    en: 'No face was found. Please show your whole face.',
  },
  AIESTHE_FACE_SEVERAL: {
    status: 422,
    ja: '複数のお顔が写っています。おひとりで撮影してください。',
    en: 'There are several faces. Please take the photo alone.',
  },
  AIESTHE_FACE_SMALL: {
    status: 422,
    ja: 'お顔が小さく写っています。カメラに近づいてください。',
    en: 'Your face is too small. Please come closer.',
  },
  AIESTHE_FACE_TURNED: {
    status: 422,
    ja: 'お顔が横や上下を向いています。カメラを正面から見てください。',
    en: 'Your face is turned away. Please look straight into the camera.',
  },
  AIESTHE_FACE_DARK: {
    status: 422,
    ja: '暗すぎます。明るい場所で撮影してください。',
    en: 'It is too dark. Please find more light.',
  },
  AIESTHE_FACE_BRIGHT: {
    status: 422,
    ja: '明るすぎます。光がお顔に直接当たらない場所で撮影してください。',
    en: 'It is too bright. Please keep direct light off your face.',
  },
  AIESTHE_FACE_BLURRED: {
    status: 422,
    ja: '写真がぼやけています。動かずに撮影してください。',
    en: 'The photo is blurred. Please hold still.',
  },
  // Another person's link answers like one that never existed (D-007).
  AIESTHE_PHOTO_LINK_INVALID: {
    status: 404,
    ja: 'この写真リンクは利用できません。',
    en: 'This photo link does not work.',
  },
  AIESTHE_PHOTO_LINK_EXPIRED: {
    status: 410,
    ja: '写真リンクの有効期限が切れました。',
    en: 'This photo link has expired.',
  },
  AIESTHE_CHECK_NOT_FOUND: {
    status: 404,
    ja: 'メンタルチェックが見つかりませんでした。',
    en: 'This mental check was not found.',
  },
  AIESTHE_CHECK_NOT_DUE: {
    status: 409,
    ja: 'このメンタルチェックは回答済みです。次回は{from}からご回答いただけます。',
    en: 'You have answered this check. It opens again on {from}.',
  },
  // D-016: one key is one sheet of answers.
  AIESTHE_KEY_REUSED: {
    status: 422,
    ja: 'この送信は別のご回答で行われています。画面を更新してから再度お試しください。',
    en: 'Other answers were sent under this key. Please reload the page and try again.',
  },
  // D1§4: the consent to how the results are used comes before the answers.
  AIESTHE_DATA_USE_NEEDED: {
    status: 422,
    ja: '調査結果の取り扱いへの同意が必要です。',
    en: 'This needs your consent to how the results are used.',
  },
  AIESTHE_DATA_USE_CHANGED: {
    status: 409,
    ja: '調査結果の取り扱いの内容が変わりました。最新の内容をご確認ください。',
    en: 'How the results are used has changed. Please read it again.',
  },
  // The console: two administrators change the same check.
  AIESTHE_CHECK_EDITED: {
    status: 409,
    ja: 'ほかの管理者が先にこのメンタルチェックを変更しました。最新の内容をご確認ください。',
    en: 'Another administrator changed this check first. Please look at the latest state.',
  },
  AIESTHE_CHECK_CHANGED: {
    status: 409,
    ja: 'メンタルチェックの内容が変わりました。最新の質問をご確認のうえ、もう一度送信してください。',
    en: 'This check has changed. Please look at its questions again before you send.',
  },
} as const satisfies ErrorCatalogue
