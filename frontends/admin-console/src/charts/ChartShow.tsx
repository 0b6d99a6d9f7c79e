import Alert from '@mui/material/Alert'
import { useState } from 'react'
import { useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { ChartContents } from './ChartContents.tsx'
import { ChartStateTag } from './ChartStateTag.tsx'
import { DeleteChartButton } from './DeleteChartButton.tsx'
import { RestoreChartButton } from './RestoreChartButton.tsx'
import { type Chart, getRestoreDeadline, type OpenedChart } from './types.ts'
import { ViewChartButton } from './ViewChartButton.tsx'

/** Displays the facts about a chart at once, and its contents only after a reason is given. */
export function ChartShow() {
  const translate = useTranslate()
  const [opened, setOpened] = useState<OpenedChart | null>(null)
  return (
    <RecordPage
      actions={
        <>
          <DeleteChartButton />
          <RestoreChartButton />
        </>
      }
    >
      <Panel title={translate('console.charts.facts')}>
        <ChartFields />
      </Panel>
      <Panel title={translate('console.charts.contents')}>
        {opened ? <ChartContents chart={opened} /> : <ViewChartButton onOpened={setOpened} />}
      </Panel>
    </RecordPage>
  )
}

function ChartFields() {
  const chart = useRecordContext<Chart>()
  const translate = useTranslate()
  if (!chart) return null
  return (
    <>
      {chart.deletedAt !== null && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
          {translate('console.charts.deletedNote')}{' '}
          <DateTime at={getRestoreDeadline(chart.deletedAt).toISOString()} />
        </Alert>
      )}
      <RecordFields
        fields={[
          { source: 'title', value: chart.title },
          {
            source: 'customerName',
            value: (
              <RecordLink resource="members" id={chart.customerId}>
                {chart.customerName || translate('console.none')}
              </RecordLink>
            ),
          },
          { source: 'agencyCode', value: chart.agencyCode ?? translate('console.none') },
          { source: 'state', value: <ChartStateTag /> },
          { source: 'createdAt', value: <DateTime at={chart.createdAt} /> },
          { source: 'updatedAt', value: <DateTime at={chart.updatedAt} /> },
          { source: 'deletedAt', value: <DateTime at={chart.deletedAt} /> },
        ]}
      />
    </>
  )
}
