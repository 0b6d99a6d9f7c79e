import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { RangeInput } from '../../../components/RangeInput.tsx'
import type { Envelope } from '../drawings/envelope.rules.ts'
import { formatTrackTime } from '../rules.ts'
import { useSeeking } from './use-seeking.ts'
import { Waveform } from './Waveform.tsx'

interface Props {
  soundId: string
  envelope: Envelope | null
  position: number
  duration: number
  onSeek: (seconds: number) => void
}

/** Shows the wave with a slider over it, the elapsed time on the left and the duration on the right. */
export function SeekBar({ soundId, envelope, position, duration, onSeek }: Props) {
  const { t } = useTranslation('player')
  const { shown, range } = useSeeking({ position, duration, onSeek })

  return (
    <Box>
      <Box sx={{ position: 'relative' }}>
        <Waveform soundId={soundId} envelope={envelope} progress={duration > 0 ? shown / duration : 0} />
        <Box sx={{ position: 'absolute', inset: 0 }}>
          <RangeInput look="line" {...range} />
        </Box>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 0.5 }}>
        <Time label={t('elapsed')} seconds={shown} />
        <Time label={t('total')} seconds={duration} />
      </Box>
    </Box>
  )
}

function Time({ label, seconds }: { label: string; seconds: number }) {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
      <Box component="span" sx={{ mr: 1, fontSize: '0.875rem' }}>
        {label}
      </Box>
      {formatTrackTime(seconds)}
    </Typography>
  )
}
