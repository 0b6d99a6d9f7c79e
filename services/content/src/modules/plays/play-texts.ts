import type { LocalText } from '@hibiki/http'
import type { ja } from '../../texts.gen.d.ts'
import { getFixedT, localText } from '../../texts.ts'
import { MAX_PLAY_AGE_DAYS, type PlayWindowRejection } from './plays.rules.ts'

/** Returns why a field of a playing record is rejected. */
export const getPlayFieldErrorText = (key: keyof (typeof ja)['playFields']): LocalText =>
  localText((t) => t(`playFields.${key}`, { days: MAX_PLAY_AGE_DAYS }))

/** The field at which each broken rule is shown. */
export const playWindowRejectionFields = {
  reversed: 'endDateTime',
  future: 'endDateTime',
  'too-old': 'startDateTime',
  'too-long': 'totalPlayingTime',
  'exceeds-window': 'totalPlayingTime',
} as const satisfies Record<PlayWindowRejection, string>

/** Returns the name of a pair of codes as records show it, or an empty text for a pair without a name. */
export function getPlanName(dmvTypeCode: string, planCode: string, language: string): string {
  const pair = `${dmvTypeCode}/${planCode}` as keyof (typeof ja)['planNames']
  return getFixedT(language)(`planNames.${pair}`, { defaultValue: '' })
}
