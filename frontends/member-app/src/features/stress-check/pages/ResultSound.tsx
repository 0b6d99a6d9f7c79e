import PauseRounded from '@mui/icons-material/PauseRounded'
import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { FailureNotice } from '../../../components/FailureNotice.tsx'
import { SoundCover } from '../../../components/illustrations/SoundCover.tsx'
import { api, unwrap } from '../../../lib/api/client.ts'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { playSampleInBackground } from '../../player/audio/play-sample-in-background.ts'
import { useBackgroundState } from '../../player/audio/use-background-state.ts'
import { chooseSoundForLevel, type StressLevel } from '../rules.ts'

type Taster = ResponseBody<'/soundesthe/tasters'>[number]
type State = { kind: 'offered' | 'loading' | 'failed' } | { kind: 'chosen'; taster: Taster }

/**
 * Plays a sound that goes with the level with one tap. The tasters are the same for everybody and are loaded on that tap; which one it is
 * the device decides.
 */
export default function ResultSound({ level }: { level: StressLevel }) {
  const { t } = useTranslation('stress-check')
  const headers = useLanguageHeader()
  const [state, setState] = useState<State>({ kind: 'offered' })
  const listen = async () => {
    setState({ kind: 'loading' })
    try {
      const taster = chooseSoundForLevel(level, await unwrap(api.GET('/soundesthe/tasters', { headers })))
      if (!taster) return setState({ kind: 'failed' })
      setState({ kind: 'chosen', taster })
      playSampleInBackground(taster.sound, `${paths.home}#tasters`)
    } catch {
      setState({ kind: 'failed' })
    }
  }
  if (state.kind === 'chosen') return <PlayingSound taster={state.taster} />
  return (
    <>
      <Button
        fullWidth
        variant="contained"
        color="secondary"
        size="large"
        startIcon={<PlayArrowRounded />}
        disabled={state.kind === 'loading'}
        onClick={listen}
      >
        {t('sound.listen')}
      </Button>
      {state.kind === 'failed' && <FailureNotice text={t('sound.failed')} onRetry={listen} />}
    </>
  )
}

function PlayingSound({ taster: { mood, sound } }: { taster: Taster }) {
  const { t } = useTranslation('player')
  const { engine, isPlaying } = useBackgroundState(sound.id)
  const Icon = isPlaying ? PauseRounded : PlayArrowRounded
  return (
    <Box sx={row}>
      <SoundCover sound={sound} sx={{ width: '3.5rem' }} />
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{sound.title}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(`mood.${mood}`)}
        </Typography>
      </Box>
      <IconButton
        color="secondary"
        onClick={() => (engine ? engine.toggle() : playSampleInBackground(sound, `${paths.home}#tasters`))}
        aria-label={t(isPlaying ? 'pause' : 'play')}
        sx={{ width: '3rem', height: '3rem' }}
      >
        <Icon />
      </IconButton>
    </Box>
  )
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  width: '100%',
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1.5,
} as const
