import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { toChartManagementPath } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { Section } from '../../../components/Section.tsx'
import { useOverview } from '../api/use-overview.ts'
import { ChartBoundary } from '../components/ChartBoundary.tsx'
import { LinePlot } from '../components/LinePlot.tsx'
import { MentalChecks } from '../components/MentalChecks.tsx'
import { PrintStyles } from '../components/PrintStyles.tsx'
import { WeeklyMinutes } from '../components/WeeklyMinutes.tsx'
import type { ChartOverview } from '../types.ts'
import { PublishedDiagnoses } from './PublishedDiagnoses.tsx'

/** Shows what one customer publishes: diagnoses, minutes and mental checks. */
export function ChartOverviewPage() {
  const { t } = useTranslation('charts')
  const { userId = '' } = useParams()
  const overview = useOverview(userId)
  return (
    <>
      <PrintStyles />
      <Box sx={{ displayPrint: 'none' }}>
        <BackLink to={toChartManagementPath(userId)}>{t('menu.chartManagement')}</BackLink>
      </Box>
      <ChartBoundary query={overview} lines={10}>
        {(shown) => <Overview overview={shown} />}
      </ChartBoundary>
    </>
  )
}

function Overview({ overview }: { overview: ChartOverview }) {
  const { userName, diagnoses, minutes, mentalChecks, numbers } = overview
  const { t } = useTranslation('charts')
  const stress = diagnoses.flatMap(({ detectId, at, stressPercent }) =>
    stressPercent === null ? [] : [{ key: detectId, at, value: stressPercent }],
  )
  return (
    <>
      <PageTitle lead={t('overview.lead')}>{t('overview.title', { name: userName })}</PageTitle>
      <Section title={t('overview.faces')}>
        {diagnoses.length === 0 ? (
          <Quiet>{t('overview.noFaces')}</Quiet>
        ) : (
          <PublishedDiagnoses diagnoses={diagnoses} />
        )}
        {stress.length > 0 && (
          <Box sx={{ mt: 4, maxWidth: '32rem' }}>
            <LinePlot title={t('overview.stress')} points={stress} />
          </Box>
        )}
      </Section>
      <Section title={t('overview.minutes')}>
        {minutes === null && <Quiet>{t('overview.notShared')}</Quiet>}
        {minutes?.length === 0 && <Quiet>{t('overview.noMinutes')}</Quiet>}
        {minutes !== null && minutes.length > 0 && <WeeklyMinutes weeks={minutes} />}
      </Section>
      <Section title={t('overview.mentalChecks')}>
        {mentalChecks.length === 0 ? (
          <Quiet>{t('overview.noMentalChecks')}</Quiet>
        ) : (
          <MentalChecks checks={mentalChecks} />
        )}
      </Section>
      <Section title={t('overview.numbers')}>
        {numbers.length === 0 ? (
          <Quiet>{t('overview.noNumbers')}</Quiet>
        ) : (
          <Box sx={plots}>
            {numbers.map(({ label, points }) => (
              <LinePlot
                key={label}
                title={label}
                points={points.map(({ recordId, ...point }) => ({ key: recordId, ...point }))}
              />
            ))}
          </Box>
        )}
      </Section>
    </>
  )
}

const Quiet = ({ children }: { children: string }) => (
  <Typography sx={{ color: 'text.secondary', wordBreak: 'auto-phrase' }}>{children}</Typography>
)

const plots = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const
