import { joinFacts } from '@hibiki/languages'
import { useTheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { CardFormat } from '../../../components/share-card/card-formats.ts'
import { ShareCardButtons } from '../../../components/share-card/ShareCardButtons.tsx'
import { api, unwrap } from '../../../lib/api/client.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { formatTrackTime } from '../rules.ts'
import type { Sound } from '../types.ts'

interface Props {
  sound: Sound
  /** What was heard of it, for a card after a play. */
  heardSeconds?: number
}

/** Makes a card of a sound from its landscape, with what was heard of it after a play. */
export function SoundShareCard({ sound, heardSeconds }: Props) {
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
  async function draw(format: CardFormat): Promise<File> {
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
  return <ShareCardButtons draw={draw} />
}
