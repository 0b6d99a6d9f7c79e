import { useTheme } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import type { Night } from '../types.ts'
import { SevenNightsFigure } from './SevenNightsFigure.tsx'

/** What the sounds of the sample play at; no sound of the catalogue is meant. */
const frequencies = [
  [38, 147, 220],
  [44, 165, 247],
  [52, 196, 294],
  [61, 220, 330],
] as const
/** The third evening is a gap, as it may be for anybody. */
const states = ['drawn', 'drawn', 'missed', 'drawn', 'drawn', 'open', 'ahead'] as const

/** Draws seven nights as they may look on the sixth evening, in colours of the theme. */
export function SampleFigure() {
  const { t } = useTranslation('seven-nights')
  const { palette } = useTheme()
  const skies = [
    [palette.primary.dark, palette.primary.light],
    [palette.primary.main, palette.success.main],
    [palette.primary.dark, palette.secondary.main],
    [palette.success.dark, palette.primary.light],
  ]
  let drawn = 0
  const nights = states.map((state, index): Night => {
    const number = index + 1
    const sample = state === 'drawn' ? drawn++ : 0
    const [top = '', low = ''] = skies[sample] ?? []
    return {
      number,
      day: `sample-${number}`,
      state,
      seconds: 0,
      heard: null,
      composed: {
        id: `sample-${number}`,
        title: '',
        frequencies: [...(frequencies[sample] ?? [])],
        landscape: {
          scene: 'sea',
          hour: 'night',
          palette: [top, low, top, palette.primary.light, palette.secondary.main],
          image: '',
        },
      },
    }
  })
  return <SevenNightsFigure nights={nights} size={224} label={t('sample.label')} />
}
