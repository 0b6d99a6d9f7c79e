import DownloadOutlined from '@mui/icons-material/DownloadOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider, useRecordContext, useTranslate } from 'react-admin'
import { apiBase, fetchApi } from '../api/fetch-api.ts'
import { DayText } from '../components/DayText.tsx'
import { FigureTable } from '../components/FigureTable.tsx'
import { Panel } from '../components/Panel.tsx'
import { QueryError } from '../components/QueryError.tsx'
import { useAction } from '../components/use-action.ts'
import { Waiting } from '../components/Waiting.tsx'
import type { ConsoleDataProvider } from '../dataProvider/data-provider.ts'
import { saveCsv } from '../invoices/save-file.ts'
import { lastDays } from '../statistics/days.ts'
import { PlayChart } from './PlayChart.tsx'
import type { EnterpriseAgency, ReportDay } from './types.ts'

const FIRST_SHOWN_DAYS = 7

/** The proof of play of an enterprise: what was planned, and what really sounded. */
export function PlayReport() {
  const agency = useRecordContext<EnterpriseAgency>()
  return agency ? <Report agencyId={agency.id} /> : null
}

function Report({ agencyId }: { agencyId: string }) {
  const translate = useTranslate()
  const say = (key: string) => translate(`console.rooms.report.${key}`)
  const provider = useDataProvider<ConsoleDataProvider>()
  const [days, setDays] = useState(() => {
    const { from, to } = lastDays(FIRST_SHOWN_DAYS)
    return { since: from, until: to }
  })
  const query = useQuery<ReportDay[], Error>({
    queryKey: ['enterprise-report', agencyId, days],
    queryFn: () => provider.call('GET /admin/enterprise-agencies/{id}/report', { id: agencyId, query: days }),
    enabled: days.since !== '' && days.until !== '',
    placeholderData: keepPreviousData,
    retry: false,
  })
  const csv = useAction({
    async run() {
      const url = `${apiBase}/admin/enterprise-agencies/${agencyId}/report/csv?${new URLSearchParams(days)}`
      saveCsv((await fetchApi(url)).body, `hibiki-rooms-${days.since}-${days.until}.csv`)
    },
    done: () => ({ key: 'console.rooms.report.saved' }),
    onDone: () => {},
  })
  const field = (name: keyof typeof days) => (
    <TextField
      type="date"
      label={say(name)}
      value={days[name]}
      onChange={(event) => setDays({ ...days, [name]: event.target.value })}
      slotProps={{ inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: '11rem' } }}
    />
  )
  return (
    <Panel
      title={say('title')}
      actions={
        <Button
          size="small"
          variant="outlined"
          startIcon={<DownloadOutlined />}
          disabled={csv.isPending || !query.data?.length}
          onClick={() => csv.mutate()}
        >
          {say('csv')}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
        {field('since')}
        {field('until')}
      </Box>
      {query.isLoading && <Waiting />}
      <QueryError query={query} />
      {query.data && <Days rows={query.data} />}
    </Panel>
  )
}

function Days({ rows }: { rows: readonly ReportDay[] }) {
  const translate = useTranslate()
  const say = (key: string) => translate(`console.rooms.report.${key}`)
  const shown = rows.filter((row) => row.plannedMinutes > 0 || row.playedMinutes > 0)
  if (shown.length === 0) return <Typography color="textSecondary">{say('none')}</Typography>
  const minutes = (value: number) => Math.round(value).toLocaleString()
  return (
    <>
      <PlayChart rows={rows} />
      <FigureTable
        label={say('title')}
        columns={['section', 'day', 'planned', 'played', 'interruptions', 'longestGap'].map(say)}
        rows={shown.map((row) => ({
          key: `${row.sectionId} ${row.day}`,
          name: `${row.roomName} ${row.sectionName}`,
          cells: [
            <DayText key="day" day={row.day} />,
            minutes(row.plannedMinutes),
            minutes(row.playedMinutes),
            row.interruptions,
            minutes(row.longestGapMinutes),
          ],
        }))}
      />
    </>
  )
}
