import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Navigate, useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useFormatMinutes } from '../../activity/use-format-minutes.ts'
import { SampleFigure } from '../components/SampleFigure.tsx'
import { SevenNightsFigure } from '../components/SevenNightsFigure.tsx'
import { SevenNightsQuestions } from '../components/SevenNightsQuestions.tsx'
import { SevenNightsSettings } from '../components/SevenNightsSettings.tsx'
import { countPetals, findOpenNight, sumHeardSeconds } from '../rules.ts'
import type { SevenNightsRun } from '../types.ts'
import { NightList } from './NightList.tsx'
import { useSevenNights } from './use-seven-nights.ts'

/** Shows the member's seven nights: the figure, each evening, and what is next. */
export function SevenNightsPage() {
  const { t } = useTranslation('seven-nights')
  const { t: tonight } = useTranslation('tonight')
  const query = useSevenNights()
  return (
    <Box sx={{ maxWidth: '34rem', mx: { xs: 'auto', md: 0 } }}>
      <BackLink to={paths.tonight}>{tonight('title')}</BackLink>
      <PageTitle lead={t('lead')}>{t('title')}</PageTitle>
      <QueryBoundary query={query} lines={6}>
        {({ run }) => (run ? <Run run={run} /> : <NotStarted />)}
      </QueryBoundary>
    </Box>
  )
}

function Run({ run }: { run: SevenNightsRun }) {
  const { t } = useTranslation('seven-nights')
  // The mail that reminds of an evening links to it.
  const linkedDay = useSearchParams()[0].get('night')
  if (linkedDay !== null && linkedDay === findOpenNight(run)?.day)
    return <Navigate replace to={`${paths.tonight}?night=${linkedDay}`} />
  return (
    <>
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, mb: 3 }}>
        <SevenNightsFigure nights={run.nights} size={320} />
        <Typography aria-hidden sx={{ fontSize: '1.25rem', fontWeight: 600 }}>
          {t('petals', { count: countPetals(run.nights) })}
        </Typography>
        {run.isFinished ? <Finished run={run} /> : <Tonight run={run} />}
      </Box>
      <NightList nights={run.nights} currentDay={linkedDay} />
      {!run.isFinished && <SevenNightsSettings run={run} />}
    </>
  )
}

function Tonight({ run }: { run: SevenNightsRun }) {
  const { t } = useTranslation('seven-nights')
  const night = findOpenNight(run)
  if (!night) return <Typography sx={{ color: 'text.secondary' }}>{t('tonight.drawn')}</Typography>
  return (
    <>
      {night.composed && (
        <Typography sx={sentence}>{t('tonight.sound', { title: night.composed.title })}</Typography>
      )}
      <Button variant="contained" color="secondary" component={Link} to={paths.tonight} sx={{ mt: 1 }}>
        {t('tonight.play')}
      </Button>
    </>
  )
}

function Finished({ run }: { run: SevenNightsRun }) {
  const { t } = useTranslation('seven-nights')
  const minutes = useFormatMinutes()
  const [isAsking, setIsAsking] = useState(false)
  const heard = sumHeardSeconds(run.nights)
  const count = countPetals(run.nights)
  return (
    <>
      <Typography sx={sentence}>
        {count === 0 ? t('finished.none') : t('finished.heard', { count, minutes: minutes(heard) })}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1, mt: 1.5 }}>
        <Button variant="contained" color="secondary" onClick={() => setIsAsking(true)}>
          {t('finished.again')}
        </Button>
        <Button variant="outlined" component={Link} to={paths.activity}>
          {t('finished.activity')}
        </Button>
      </Box>
      {isAsking && (
        <SevenNightsQuestions
          suggestedAim={run.aim}
          suggestedReminder={run}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

/** Says what the seven nights are, with a figure as it may become, and one action. */
function NotStarted() {
  const { t } = useTranslation('seven-nights')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center' }}>
      <Box component="figure" sx={sample}>
        <SampleFigure />
        <Typography component="figcaption" variant="body2" sx={{ color: 'text.secondary' }}>
          {t('sample.caption')}
        </Typography>
      </Box>
      <Button
        variant="contained"
        color="secondary"
        size="large"
        onClick={() => setIsAsking(true)}
        sx={{ mt: 2 }}
      >
        {t('offer.open')}
      </Button>
      <Box component="ol" sx={steps}>
        {sampleSteps.map((step) => (
          <Box component="li" key={step} sx={{ '&::marker': { color: 'text.secondary' }, pl: 0.5 }}>
            {t(`sample.${step}`)}
          </Box>
        ))}
      </Box>
      {isAsking && <SevenNightsQuestions onClose={() => setIsAsking(false)} />}
    </Box>
  )
}

/** The figure leaves room for the action on a phone of 640 px. */
const sample = {
  display: 'grid',
  justifyItems: 'center',
  gap: 1,
  m: 0,
  '& svg': { width: 'min(14rem, 27dvh)' },
} as const

const sampleSteps = ['choose', 'listen', 'open'] as const

const steps = {
  display: 'grid',
  gap: 0.75,
  width: '100%',
  maxWidth: '26rem',
  my: 2.5,
  pl: 3,
  wordBreak: 'auto-phrase',
} as const

const sentence = { textAlign: 'center', wordBreak: 'auto-phrase' } as const
