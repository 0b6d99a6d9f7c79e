import type { ErrorCatalogue } from '@hibiki/http'

/** What this service refuses beside the errors every service has. */
export const contentErrors = {
  CONTENT_NO_SOUND: {
    status: 404,
    ja: '振動選択に失敗しました。',
    en: 'No sound could be chosen.',
  },
  CONTENT_PLAY_REUSED: {
    status: 409,
    ja: 'この再生は別の音源で記録されています。',
    en: 'This play is already recorded with another sound.',
  },
  // A tab that has not learned yet that another member logged in; the play waits there for its own member.
  CONTENT_PLAY_OF_ANOTHER: {
    status: 409,
    ja: 'ほかの会員の再生のため、記録できません。',
    en: 'This play is another member’s and is not recorded here.',
  },
  CONTENT_RECORD_NOT_FOUND: {
    status: 404,
    ja: 'DMV 体験結果が見つかりませんでした。',
    en: 'The result of this DMV experience was not found.',
  },
  CONTENT_PAPER_NOT_FOUND: {
    status: 404,
    ja: '資料が見つかりませんでした。',
    en: 'This paper was not found.',
  },
  // D3§8; `fields` says what is wrong with the file.
  CONTENT_UPLOAD_REFUSED: { status: 422, ja: '登録に失敗しました。', en: 'The upload failed.' },
  CONTENT_UPLOAD_DUPLICATE: {
    status: 409,
    ja: '同じ音声が「{title}」として登録されています。',
    en: 'The same sound is registered already, as “{title}”.',
  },
  CONTENT_UPLOADS_OPEN: {
    status: 409,
    ja: '完了していないアップロードが多すぎます。完了するか取り消してから、もう一度お試しください。',
    en: 'Too many uploads are not complete. Please complete or cancel some, and try again.',
  },
  CONTENT_UPLOAD_OFFSET: {
    status: 409,
    ja: '送信の位置が一致しません。続きから再開してください。',
    en: 'The upload continues at another place. Please resume it.',
  },
  CONTENT_UPLOAD_CLOSED: {
    status: 409,
    ja: 'このアップロードはすでに完了しています。',
    en: 'This upload is complete already.',
  },
  CONTENT_UPLOAD_PROTOCOL: {
    status: 412,
    ja: 'このアップロード方式には対応していません。',
    en: 'This way of uploading is not supported.',
  },
  CONTENT_MASTER_IN_USE: {
    status: 409,
    ja: '使用している音源があるため、削除できません。',
    en: 'Sounds refer to this, so it cannot be deleted.',
  },
  CONTENT_SOUND_PLAYING: {
    status: 409,
    ja: '部屋で再生中の音源は削除できません。',
    en: 'A sound that is playing in a room cannot be deleted.',
  },
  // Another person's link answers like one that never existed; 401 and 403 would log the member out (D-007).
  CONTENT_MEDIA_LINK_INVALID: {
    status: 404,
    ja: 'この音源リンクは利用できません。',
    en: 'This media link does not work.',
  },
  CONTENT_MEDIA_LINK_EXPIRED: {
    status: 410,
    ja: '音源リンクの有効期限が切れました。',
    en: 'This media link has expired.',
  },
  CONTENT_MEDIA_CHANGED: {
    status: 412,
    ja: '音源が変更されています。',
    en: 'The media file is not the one you asked for.',
  },
  CONTENT_MEDIA_RANGE_OUTSIDE: {
    status: 416,
    ja: '要求された範囲は音源の長さを超えています。',
    en: 'The range asked for lies outside the media file.',
  },
} as const satisfies ErrorCatalogue
