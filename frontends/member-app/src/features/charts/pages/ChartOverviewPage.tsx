import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { toChartManagementPath } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { PrintStyles } from '../../../components/PrintStyles.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { ChartQueryBoundary } from '../components/ChartQueryBoundary.tsx'
import { LinePlot } from '../components/LinePlot.tsx'
import { MentalCheckPlots } from '../components/MentalCheckPlots.tsx'
import { WeeklyMinutesChart } from '../components/WeeklyMinutesChart.tsx'
import type { ChartOverview } from '../types.ts'
import { PublishedDiagnoses } from './PublishedDiagnoses.tsx'

/** Shows what one customer publishes: diagnoses, minutes and mental checks. */
export function ChartOverviewPage() {
  const { t } = useTranslation('charts')
  const { userId = '' } = useParams()
  const overview = $api.useQuery(
    'get',
    '/pic/calte/overview',
    { params: { query: { userId } } },
    // Each request is one row of the log that the customer reads, as with a record.
    { staleTime: 60_000, retry: false },
  )
  return (
    <>
      <PrintStyles />
      <Box sx={{ displayPrint: 'none' }}>
        <BackLink to={toChartManagementPath(userId)}>{t('menu.chartManagement')}</BackLink>
      </Box>
      <ChartQueryBoundary query={overview} lines={10}>
        {(shown) => <Overview overview={shown} />}
      </ChartQueryBoundary>
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
      <PageSection title={t('overview.faces')}>
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
      </PageSection>
      <PageSection title={t('overview.minutes')}>
        {minutes === null && <Quiet>{t('overview.notShared')}</Quiet>}
        {minutes?.length === 0 && <Quiet>{t('overview.noMinutes')}</Quiet>}
        {minutes !== null && minutes.length > 0 && <WeeklyMinutesChart weeks={minutes} />}
      </PageSection>
      <PageSection title={t('overview.mentalChecks')}>
        {mentalChecks.length === 0 ? (
          <Quiet>{t('overview.noMentalChecks')}</Quiet>
        ) : (
          <MentalCheckPlots checks={mentalChecks} />
        )}
      </PageSection>
      <PageSection title={t('overview.numbers')}>
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
      </PageSection>
    </>
  )
}

const Quiet = ({ children }: { children: string }) => (
  <Typography sx={{ color: 'text.secondary' }}>{children}</Typography>
)

const plots = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const
