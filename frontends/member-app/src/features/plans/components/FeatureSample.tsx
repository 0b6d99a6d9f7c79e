import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ChatSample } from './samples/ChatSample.tsx'
import { ChoiceSample } from './samples/ChoiceSample.tsx'
import { FaceSample } from './samples/FaceSample.tsx'
import { LayersSample } from './samples/LayersSample.tsx'
import { LoopSample } from './samples/LoopSample.tsx'
import { TimerSample } from './samples/TimerSample.tsx'

const samples = {
  loop: LoopSample,
  timer: TimerSample,
  'with-soundesthe': LayersSample,
  aiesthe: ChoiceSample,
  'sound-therapy': ChoiceSample,
  'dr-ai-and-healthcare': ChoiceSample,
  'face-diagnosis': FaceSample,
  'ai-chat': ChatSample,
  'support-chat': ChatSample,
} as const

type SampledFeature = keyof typeof samples

const isSampled = (feature: string): feature is SampledFeature => feature in samples

/** Shows what a function does in a small moving drawing and a sentence, before its price. */
export default function FeatureSample({ feature }: { feature: string }) {
  const { t } = useTranslation('plan-samples')
  if (!isSampled(feature)) return null
  const Sample = samples[feature]
  return (
    <Box sx={{ display: { md: 'flex' }, alignItems: 'center', gap: 4, mb: 3 }}>
      <Box sx={frame}>
        <Sample />
      </Box>
      <Typography
        sx={{ mt: { xs: 2, md: 0 }, fontSize: { md: '1.125rem' }, fontWeight: 500, wordBreak: 'auto-phrase' }}
      >
        {t(feature)}
      </Typography>
    </Box>
  )
}

const frame = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: { xs: '100%', md: '26rem' },
  height: '10rem',
  overflow: 'hidden',
  borderRadius: 1,
  bgcolor: 'mist.main',
  color: 'primary.main',
  '& svg': {
    display: 'block',
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.5,
    strokeLinecap: 'round',
  },
  // Without motion each drawing shows its whole subject at once.
  '@media (prefers-reduced-motion: reduce)': { '& *': { animation: 'none !important' } },
} as const
