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
    <Box>
      <Box sx={frame}>
        <Sample />
      </Box>
      <Typography
        sx={{
          mt: { xs: 1, md: 2.5 },
          fontSize: { md: '1.125rem' },
          fontWeight: 500,
          wordBreak: 'auto-phrase',
        }}
      >
        {t(feature)}
      </Typography>
    </Box>
  )
}

const frame = {
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  // On a phone the plan and its price are on the first screen, too.
  height: { xs: '6.5rem', md: '16rem' },
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
