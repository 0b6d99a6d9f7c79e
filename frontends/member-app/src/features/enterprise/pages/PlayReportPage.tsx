import { getJstDay } from '@hibiki/calendar'
import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { BackLink } from '../../../components/BackLink.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { PageTitle } from '../../../components/PageTitle.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { DataTable } from '../../../components/table/DataTable.tsx'
import { apiBaseUrl } from '../../../lib/api/client.ts'
import { $api } from '../../../lib/api/queries.ts'
import { getDateFormat } from '../../../lib/i18n/formats.ts'
import { useLanguage } from '../../../lib/i18n/use-language.ts'
import { MonthlyProofs } from '../components/MonthlyProofs.tsx'
import { ReportPeriodPicker } from '../components/ReportPeriodPicker.tsx'
import { useFormatDuration } from '../components/use-format-duration.ts'
import {
  getLastDays,
  groupByDay,
  groupBySection,
  type PlayReportRow,
  sumReportRows,
} from '../room/report.rules.ts'
import { EnterpriseOnly } from './EnterpriseOnly.tsx'

const PlayReportChart = createLazyComponent(() => import('../components/PlayReportChart.tsx'))

/** Shows how much of what was planned was really played: the proof of play. */
export function PlayReportPage() {
  const { t } = useTranslation('enterprise')
  return (
    <EnterpriseOnly>
      <BackLink to={paths.enterprise}>{t('title')}</BackLink>
      <PageTitle lead={t('report.lead')}>{t('report.title')}</PageTitle>
      <Report />
      <MonthlyProofs />
    </EnterpriseOnly>
  )
}

function Report() {
  const { t } = useTranslation('enterprise')
  const [range, setRange] = useState(() => getLastDays(getJstDay(new Date()), 7))
  const report = $api.useQuery('get', '/v2/enterprise/my/report', { params: { query: range } })
  return (
    <>
      <ReportPeriodPicker range={range} onChange={setRange} />
      <QueryBoundary query={report}>
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text={t('picker.empty')} />
          ) : (
            <>
              <Figures rows={rows} />
              {sumReportRows(rows).plannedMinutes + sumReportRows(rows).playedMinutes > 0 && (
                <PlayReportChart days={groupByDay(rows)} />
              )}
              <Button
                variant="outlined"
                startIcon={<DownloadOutlined />}
                href={`${apiBaseUrl}/v2/enterprise/my/report/csv?${new URLSearchParams(range)}`}
                download
                sx={{ mt: 2 }}
              >
                {t('report.csv')}
              </Button>
              {groupBySection(rows).map(({ id, name, days }) => (
                <PageSection key={id} title={name}>
                  <Days name={name} days={days} />
                </PageSection>
              ))}
            </>
          )
        }
      </QueryBoundary>
    </>
  )
}

function Figures({ rows }: { rows: readonly PlayReportRow[] }) {
  const { t } = useTranslation('enterprise')
  const duration = useFormatDuration()
  const sums = sumReportRows(rows)
  const figures = [
    ['planned', duration(sums.plannedMinutes)],
    ['played', duration(sums.playedMinutes)],
    ['interruptions', t('report.times', { count: sums.interruptions })],
    ['longestGap', duration(sums.longestGapMinutes)],
  ] as const
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' }, gap: 2, my: 3 }}
    >
      {figures.map(([name, value]) => (
        <Box key={name}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {t(`report.${name}`)}
          </Typography>
          <Typography component="dd" variant="h3" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

function Days({ name, days }: { name: string; days: readonly PlayReportRow[] }) {
  const { t } = useTranslation('enterprise')
  const { language } = useLanguage()
  const duration = useFormatDuration()
  if (days.length === 0)
    return <Typography sx={{ color: 'text.secondary' }}>{t('report.nothing')}</Typography>
  const day = getDateFormat(language, { month: 'long', day: 'numeric', weekday: 'short', timeZone: 'UTC' })
  return (
    <DataTable
      dense
      label={name}
      rows={days}
      rowKey={(row) => row.day}
      columns={[
        { name: 'day', label: t('report.day'), cell: (row) => day.format(new Date(row.day)) },
        {
          name: 'planned',
          label: t('report.planned'),
          numeric: true,
          cell: (row) => duration(row.plannedMinutes),
        },
        {
          name: 'played',
          label: t('report.played'),
          numeric: true,
          cell: (row) => duration(row.playedMinutes),
        },
        {
          name: 'interruptions',
          label: t('report.interruptions'),
          numeric: true,
          cell: (row) => t('report.times', { count: row.interruptions }),
        },
        {
          name: 'longestGap',
          label: t('report.longestGap'),
          numeric: true,
          cell: (row) => duration(row.longestGapMinutes),
        },
      ]}
    />
  )
}
