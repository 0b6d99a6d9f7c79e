import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { toChartRecordPath } from '../../../app/paths.ts'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { LoadingState } from '../../../components/LoadingState.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'
import { useChartFormat } from '../api/use-chart-format.ts'
import { ChartQueryBoundary } from '../components/ChartQueryBoundary.tsx'
import { NewRecordForm } from '../components/NewRecordForm.tsx'
import { RecordList } from '../components/RecordList.tsx'
import { DiagnosisLinkEditor } from './DiagnosisLinkEditor.tsx'

const tabs = ['list', 'entry', 'format'] as const
type TabName = (typeof tabs)[number]

/** The tab is loaded lazily, because only it needs the library that moves items. */
const FormatTab = createLazyComponent(() => import('../components/builder/FormatTab.tsx'), {
  waiting: <LoadingState lines={8} />,
})

/** Shows the list, a new record or the format builder; the address says which. */
export function ChartManagementTabs({ userId }: { userId: string }) {
  const { t } = useTranslation('charts')
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const shown = tabs.find((tab) => tab === params.get('tab')) ?? 'list'
  const showTab = (tab: TabName) =>
    setParams({ customer: userId, tab }, { replace: true, preventScrollReset: true, state })
  return (
    <>
      <Tabs
        value={shown}
        onChange={(_, tab: TabName) => showTab(tab)}
        variant="scrollable"
        aria-label={t('menu.chartManagement')}
        sx={{ borderBottom: 1, borderColor: 'divider', mb: 4 }}
      >
        {tabs.map((tab) => (
          <Tab key={tab} value={tab} label={t(`tabs.${tab}`)} id={`tab-${tab}`} aria-controls="chart-panel" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="chart-panel" aria-labelledby={`tab-${shown}`}>
        {shown === 'list' && (
          <RecordList
            userId={userId}
            getRecordPath={toChartRecordPath}
            first={
              <Button variant="contained" onClick={() => showTab('entry')}>
                {t('tabs.entry')}
              </Button>
            }
          />
        )}
        {shown === 'entry' && <NewEntry userId={userId} onShowFormat={() => showTab('format')} />}
        {shown === 'format' && <FormatTab userId={userId} onSaved={() => showTab('entry')} />}
      </Box>
    </>
  )
}

/** Opens a new record, or leads to the builder when the customer has no format. */
function NewEntry({ userId, onShowFormat }: { userId: string; onShowFormat: () => void }) {
  const { t } = useTranslation('charts')
  const navigate = useNavigate()
  const format = useChartFormat(userId)
  return (
    <ChartQueryBoundary query={format} lines={8}>
      {(current) =>
        current === null ? (
          <EmptyState
            text={t('entry.noFormat')}
            action={
              <Button variant="contained" onClick={onShowFormat}>
                {t('tabs.format')}
              </Button>
            }
          />
        ) : (
          <NewRecordForm
            key={current.generalCalteId}
            userId={userId}
            format={current}
            onCreated={(recordId) => navigate(toChartRecordPath(recordId))}
            diagnosis={({ chosen, choose }) => (
              <DiagnosisLinkEditor userId={userId} record={null} chosen={chosen} onChoose={choose} />
            )}
          />
        )
      }
    </ChartQueryBoundary>
  )
}
