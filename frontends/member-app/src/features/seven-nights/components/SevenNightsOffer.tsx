import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Aim } from '../types.ts'
import { SevenNightsQuestions } from './SevenNightsQuestions.tsx'
import { useDismissSevenNights } from './use-dismiss-seven-nights.ts'

interface Props {
  suggestedAim?: Aim
  /** The length of the sound that the member has just heard. */
  heardSeconds?: number | undefined
}

/** Offers seven nights as a quiet card, until the member starts or declines. */
export function SevenNightsOffer(props: Props) {
  const { t } = useTranslation('seven-nights')
  const [isAsking, setIsAsking] = useState(false)
  const { dismiss, isPending } = useDismissSevenNights('offer')
  return (
    <Box component="section" aria-labelledby="seven-nights-offer" sx={card}>
      <Typography variant="h3" component="h2" id="seven-nights-offer">
        {t('offer.title')}
      </Typography>
      <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{t('offer.text')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button variant="outlined" onClick={() => setIsAsking(true)}>
          {t('offer.open')}
        </Button>
        <Button disabled={isPending} onClick={dismiss}>
          {t('offer.decline')}
        </Button>
      </Box>
      {isAsking && <SevenNightsQuestions {...props} onClose={() => setIsAsking(false)} />}
    </Box>
  )
}

const card = {
  mt: 3,
  p: 2.5,
  width: '100%',
  textAlign: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const
