import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { FlowActions } from '../../../components/flow/FlowActions.tsx'
import { useFocusOnMount } from '../../../components/use-focus-on-mount.ts'
import { useWaveform } from '../api/use-waveform.ts'
import { getPlayLengthSeconds, toPlayEnvelope } from '../course.rules.ts'
import { formatTrackTime } from '../rules.ts'
import type { PlayResult, Sound } from '../types.ts'
import PlayRecordStatus from './PlayRecordStatus.tsx'
import { type NextPlay, PlayResultActions } from './PlayResultActions.tsx'
import { PlayResultFigure } from './PlayResultFigure.tsx'
import { LOW_SCREEN_MEDIA_QUERY } from './player-layout.ts'

interface Props {
  result: PlayResult
  sound: Sound
  /** What the play contributes to, for example the days in a row, is shown below the result. */
  children?: ReactNode
  next: NextPlay
  /** What begins after this evening is offered below the actions. */
  offer?: ReactNode
}

/** Shows after finish what was heard with its figure, whether it is saved, and where to go next. */
export function PlayResultCard({ result, sound, children, next, offer }: Props) {
  const { t } = useTranslation('player')
  const waveform = useWaveform(sound.id, { enabled: true })
  const envelope = useMemo(() => toPlayEnvelope(waveform, sound), [waveform, sound])
  const title = useFocusOnMount()
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true })
  const isLow = useMediaQuery(LOW_SCREEN_MEDIA_QUERY, { noSsr: true })
  const showWhole = useEffectEvent(() => isLow && title.current?.parentElement?.scrollIntoView?.())
  useEffect(() => void showWhole(), [])
  const actions = <PlayResultActions sound={sound} heardSeconds={result.heardSeconds} next={next} />
  return (
    <section aria-labelledby="play-result">
      <Card sx={card}>
        <Typography
          variant="h2"
          id="play-result"
          ref={title}
          tabIndex={-1}
          sx={{ '&:focus': { outline: 'none' } }}
        >
          {t('result.title')}
        </Typography>
        <PlayResultFigure
          sound={sound}
          envelope={envelope}
          heardSeconds={result.heardSeconds}
          durationSeconds={getPlayLengthSeconds(sound)}
        />
        <Typography sx={{ fontWeight: 500 }}>{sound.title}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('result.heard')}
          <Box component="span" sx={{ ml: 1.5, fontSize: '1.75rem', color: 'text.primary', ...figures }}>
            {formatTrackTime(result.heardSeconds)}
          </Box>
        </Typography>
        <PlayRecordStatus playSessionId={result.playSessionId} />
        {children}
        {!isPhone && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5, mt: 2 }}>
            {actions}
          </Box>
        )}
        {offer}
      </Card>
      {isPhone && <FlowActions>{actions}</FlowActions>}
    </section>
  )
}

const card = {
  p: { xs: 3, md: 6 },
  [LOW_SCREEN_MEDIA_QUERY]: { py: 2, scrollMarginTop: '4.5rem' },
  textAlign: 'center',
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  // The row stays as wide as the card, whatever is in it.
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const

const figures = { fontWeight: 300, fontVariantNumeric: 'tabular-nums' } as const
