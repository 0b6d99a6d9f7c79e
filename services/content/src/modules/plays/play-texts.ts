import { OLDEST_PLAY_DAYS, type WindowRefusal } from './play-window.rules.ts'

/** Why a field of a playing record is refused, as shown to people. */
export const playTexts = {
  time: {
    ja: 'yyyy-MM-dd HH:mm:ss形式の日時を入力してください。',
    en: 'Enter an existing date and time as yyyy-MM-dd HH:mm:ss.',
  },
  duration: {
    ja: 'HH:mm:ss形式の時間を入力してください。',
    en: 'Enter a length of time as HH:mm:ss.',
  },
  codes: {
    ja: '種別コードとプランコードの組み合わせが正しくありません。',
    en: 'This pair of type code and plan code does not exist.',
  },
  faceResult: { ja: '顔診断の結果が見つかりませんでした。', en: 'There is no such face diagnosis.' },
  sound: { ja: '音源が見つかりませんでした。', en: 'There is no such sound.' },
  reversed: {
    ja: '終了日時は開始日時以降にしてください。',
    en: 'The end must not be before the start.',
  },
  future: { ja: '未来の日時は記録できません。', en: 'A time in the future cannot be recorded.' },
  'too-old': {
    ja: `${OLDEST_PLAY_DAYS}日より前の再生は記録できません。`,
    en: `A play of more than ${OLDEST_PLAY_DAYS} days ago cannot be recorded.`,
  },
  'too-long': {
    ja: '再生時間は24時間以内にしてください。',
    en: 'The playing time must not exceed 24 hours.',
  },
  'exceeds-window': {
    ja: '再生時間が開始から終了までの時間を超えています。',
    en: 'The playing time exceeds the time between start and end.',
  },
} as const satisfies Record<string, { ja: string; en: string }> & Record<WindowRefusal, unknown>

/** The field a broken rule is shown at. */
export const refusedField = {
  reversed: 'endDateTime',
  future: 'endDateTime',
  'too-old': 'startDateTime',
  'too-long': 'totalPlayingTime',
  'exceeds-window': 'totalPlayingTime',
} as const satisfies Record<WindowRefusal, string>
