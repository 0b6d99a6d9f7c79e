import { joinFacts } from '@hibiki/languages'
import { useTheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { DrawCard } from '../../../components/share-card/use-share-card.ts'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { formatTrackTime } from '../rules.ts'
import type { Sound } from '../types.ts'

/**
 * Returns what makes a card of a sound from its landscape.
 *
 * @param heardSeconds what was heard of it, for a card after a play
 */
export function useSoundCard(sound: Sound, heardSeconds?: number): DrawCard {
  const { t } = useTranslation('player')
  const { language } = useLanguage()
  const { palette } = useTheme()
  const [carrier] = sound.frequencies ?? []
  const sentence =
    heardSeconds === undefined
      ? t('card.picture')
      : t('card.heard', { time: formatTrackTime(Math.floor(heardSeconds)) })
  const facts = joinFacts(
    [sound.place, carrier === undefined ? undefined : `${Math.round(carrier)} Hz`],
    language,
  )
  return async (format) => {
    const query = { soundId: sound.id }
    const [{ drawing }, { createSoundCard }] = await Promise.all([
      unwrap(api.GET('/soundesthe/landscape', { params: { query } })),
      import('../drawings/create-sound-card.ts'),
    ])
    const [low = 1, middle = 1, high = 1] = drawing.waves
    return createSoundCard(format, {
      landscape: { ...drawing, waves: [low, middle, high] },
      title: sound.title,
      sentence,
      facts,
      colours: {
        ground: palette.night.main,
        text: palette.night.contrastText,
        accent: palette.secondary.main,
      },
    })
  }
}
