import type { LocalText } from '@hibiki/http'
import { localText, type Texts } from '../../texts.ts'
import { OLDEST_PLAY_DAYS, type WindowRefusal } from './play-window.rules.ts'

/** Why a field of a playing record is refused. */
export const playText = (key: keyof Texts['playFields']): LocalText =>
  localText(({ playFields }) => playFields[key], { days: OLDEST_PLAY_DAYS })

/** The field a broken rule is shown at. */
export const refusedField = {
  reversed: 'endDateTime',
  future: 'endDateTime',
  'too-old': 'startDateTime',
  'too-long': 'totalPlayingTime',
  'exceeds-window': 'totalPlayingTime',
} as const satisfies Record<WindowRefusal, string>
