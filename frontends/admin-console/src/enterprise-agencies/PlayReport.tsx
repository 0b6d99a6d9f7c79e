import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useRecordContext } from 'react-admin'
import { API_BASE_URL, fetchApi } from '../api/fetch-api.ts'
import { DayText } from '../components/DayText.tsx'
import { downloadCsv } from '../components/download-csv.ts'
import { FigureTable } from '../components/FigureTable.tsx'
import { LoadingBar } from '../components/LoadingBar.tsx'
import { Panel } from '../components/Panel.tsx'
import { QueryError } from '../components/QueryError.tsx'
import { useNotifyingMutation } from '../components/use-notifying-mutation.ts'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { getLastDaysRange } from '../statistics/date-range.ts'
import { PlayMinutesChart } from './PlayMinutesChart.tsx'
import type { EnterpriseAgency, PlayReportRow } from './types.ts'

const INITIAL_DAYS = 7

/** Proves to an enterprise what was planned and what was actually played. */
export function PlayReport() {
  const agency = useRecordContext<EnterpriseAgency>()
  return agency ? <Report agencyId={agency.id} /> : null
}

function Report({ agencyId }: { agencyId: string }) {
  const t = useTranslate('console.rooms.report')
  const provider = useDataProvider<ConsoleDataProvider>()
  const [days, setDays] = useState(() => {
    const { from, to } = getLastDaysRange(INITIAL_DAYS)
    return { since: from, until: to }
  })
  const query = useQuery<PlayReportRow[], Error>({
    queryKey: ['enterprise-report', agencyId, days],
    queryFn: () => provider.call('GET /admin/enterprise-agencies/{id}/report', { id: agencyId, query: days }),
    enabled: days.since !== '' && days.until !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const saveReport = useNotifyingMutation({
    async run() {
      const url = `${API_BASE_URL}/admin/enterprise-agencies/${agencyId}/report/csv?${new URLSearchParams(days)}`
      downloadCsv((await fetchApi(url)).body, `hibiki-rooms-${days.since}-${days.until}.csv`)
    },
    successText: () => ({ key: 'console.rooms.report.saved' }),
    onSuccess: () => {},
  })
  const field = (name: keyof typeof days) => (
    <TextField
      type="date"
      label={t(name)}
      value={days[name]}
      onChange={(event) => setDays({ ...days, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: '11rem' } }}
    />
  )
  return (
    <Panel
      title={t('title')}
      actions={
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadOutlined />}
          disabled={saveReport.isPending || !query.data?.length}
          onClick={() => saveReport.mutate()}
        >
          {t('csv')}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {field('since')}
        {field('until')}
      </Box>
      {query.isLoading && <LoadingBar />}
      <QueryError query={query} />
      {query.data && <ReportDays rows={query.data} />}
    </Panel>
  )
}

function ReportDays({ rows }: { rows: readonly PlayReportRow[] }) {
  const t = useTranslate('console.rooms.report')
  const shown = rows.filter((row) => row.plannedMinutes > 0 || row.playedMinutes > 0)
  if (shown.length === 0) return <Typography color="textSecondary">{t('none')}</Typography>
  const formatMinutes = (value: number) => Math.round(value).toLocaleString()
  return (
    <>
      <PlayMinutesChart rows={rows} />
      <FigureTable
        label={t('title')}
        columns={(['section', 'day', 'planned', 'played', 'interruptions', 'longestGap'] as const).map(
          (name) => t(name),
        )}
        rows={shown.map((row) => ({
          key: `${row.sectionId} ${row.day}`,
          name: `${row.roomName} ${row.sectionName}`,
          cells: [
            <DayText key="day" day={row.day} />,
            formatMinutes(row.plannedMinutes),
            formatMinutes(row.playedMinutes),
            row.interruptions,
            formatMinutes(row.longestGapMinutes),
          ],
        }))}
      />
    </>
  )
}
