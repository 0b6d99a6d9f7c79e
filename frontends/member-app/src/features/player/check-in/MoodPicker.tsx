import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useTranslation } from 'react-i18next'
import { MoodFace } from './MoodFace.tsx'
import { type Mood, moods } from './moods.ts'

interface Props {
  /** The id of the element that asks. */
  labelledBy: string
  chosen: Mood | null
  onChoose: (mood: Mood) => void
}

/** Five faces in a row, of which one tap chooses one. The ends are named, each face has its name for those who do not see it. */
export function MoodPicker({ labelledBy, chosen, onChoose }: Props) {
  const { t } = useTranslation('check-in')
  return (
    <Box role="group" aria-labelledby={labelledBy} sx={row}>
      {moods.map((mood) => (
        <ButtonBase
          key={mood}
          aria-label={t(`moods.${mood}`)}
          aria-pressed={chosen === mood}
          title={t(`moods.${mood}`)}
          onClick={() => onChoose(mood)}
          sx={[face, chosen === mood && { bgcolor: 'mist.main', color: 'secondary.dark' }]}
        >
          <MoodFace mood={mood} size="2.25rem" />
        </ButtonBase>
      ))}
    </Box>
  )
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(5, minmax(2.75rem, 4rem))',
  justifyContent: 'space-between',
  width: '100%',
  maxWidth: '24rem',
  mx: 'auto',
} as const

const face = {
  minHeight: '2.75rem',
  py: 0.5,
  borderRadius: 999,
  color: 'text.secondary',
  transition: 'background-color 200ms ease-out, color 200ms ease-out',
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
} as const
