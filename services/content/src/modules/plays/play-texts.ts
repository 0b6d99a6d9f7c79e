import type { LocalText } from '@hibiki/http'
import { localText, type Texts, textsIn } from '../../texts.ts'
import { OLDEST_PLAY_DAYS, type WindowRefusal } from './plays.rules.ts'

/** Returns why a field of a playing record is rejected. */
export const playText = (key: keyof Texts['playFields']): LocalText =>
  localText(({ playFields }) => playFields[key], { days: OLDEST_PLAY_DAYS })

/** The field at which each broken rule is shown. */
export const refusedField = {
  reversed: 'endDateTime',
  future: 'endDateTime',
  'too-old': 'startDateTime',
  'too-long': 'totalPlayingTime',
  'exceeds-window': 'totalPlayingTime',
} as const satisfies Record<WindowRefusal, string>

/** Returns the name of a pair of codes as records show it, or an empty text for a pair without a name. */
export function planName(dmvTypeCode: string, planCode: string, language: string): string {
  const names: Partial<Record<string, string>> = textsIn(language).planNames
  return names[`${dmvTypeCode}/${planCode}`] ?? ''
}
