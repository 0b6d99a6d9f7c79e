import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { SevenNightsFigure } from '../components/SevenNightsFigure.tsx'
import { SevenNightsOffer } from '../components/SevenNightsOffer.tsx'
import { countPetals } from '../rules.ts'
import type { SevenNightsRun } from '../types.ts'
import { PlanNoteCard } from './PlanNoteCard.tsx'
import { useSevenNights } from './use-seven-nights.ts'

interface Props {
  /** The length of the sound that the member has just heard. */
  heardSeconds?: number
}

/** Shows how far the member's seven nights are, with a link to them, or offers them. */
export default function SevenNightsTonight({ heardSeconds }: Props) {
  const { data } = useSevenNights()
  if (!data) return null
  const { run, isOfferOpen } = data
  if (!run) return isOfferOpen ? <SevenNightsOffer heardSeconds={heardSeconds} /> : null
  if (run.tonight === null) return null
  return (
    <>
      <RunLink run={run} number={run.tonight} />
      {run.planNote && <PlanNoteCard aim={run.aim} note={run.planNote} />}
    </>
  )
}

function RunLink({ run, number }: { run: SevenNightsRun; number: number }) {
  const { t } = useTranslation('seven-nights')
  const isDrawn = run.nights[number - 1]?.state === 'drawn'
  return (
    <ButtonBase component={Link} to={paths.sevenNights} sx={row}>
      <SevenNightsFigure nights={run.nights} size={96} />
      <Box component="span" sx={{ minWidth: 0 }}>
        <Typography component="span" sx={{ display: 'block', fontWeight: 600 }}>
          {t('tonight.title', { number })}
        </Typography>
        <Typography component="span" variant="body2" sx={{ display: 'block', color: 'text.secondary' }}>
          {isDrawn ? t('tonight.drawn') : t('tonight.open')}
        </Typography>
        <Typography
          component="span"
          aria-hidden
          variant="body2"
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {t('petals', { count: countPetals(run.nights) })}
        </Typography>
      </Box>
    </ButtonBase>
  )
}

const row = {
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 2,
  mt: 3,
  p: 1.5,
  width: '100%',
  maxWidth: '34rem',
  textAlign: 'start',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const
