import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { EditButton, useLocale, useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { CheckHistory } from './CheckHistory.tsx'
import { CheckPreview } from './CheckPreview.tsx'
import { CheckStateTag } from './CheckStateTag.tsx'
import { CheckVersions } from './CheckVersions.tsx'
import { type Check, getCheckTitle } from './types.ts'
import { WithdrawCheckButton } from './WithdrawCheckButton.tsx'

export function MentalCheckShow() {
  const translate = useTranslate()
  return (
    <RecordPage title={<CheckPageTitle />} actions={<Actions />}>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
        <Panel title={translate('console.mentalChecks.facts')}>
          <CheckFields />
        </Panel>
        <Panel title={translate('console.mentalChecks.versions')}>
          <CheckVersions />
        </Panel>
        <Panel title={translate('console.mentalChecks.history')}>
          <CheckHistory />
        </Panel>
      </Box>
      <Panel title={translate('console.mentalChecks.preview')}>
        <Preview />
      </Panel>
    </RecordPage>
  )
}

function CheckPageTitle() {
  const check = useRecordContext<Check>()
  const locale = useLocale()
  const translate = useTranslate()
  const recordRepresentation = check ? getCheckTitle(check, locale) : ''
  return translate('ra.page.show', { name: translate('resources.mental-checks.name'), recordRepresentation })
}

function Actions() {
  return (
    <>
      <EditButton />
      <WithdrawCheckButton />
    </>
  )
}

function Preview() {
  const check = useRecordContext<Check>()
  return check?.items ? <CheckPreview check={check} /> : null
}

function CheckFields() {
  const check = useRecordContext<Check>()
  const translate = useTranslate()
  if (!check) return null
  const days = translate('console.mentalChecks.days', { count: check.intervalDays })
  return (
    <>
      {check.withdrawnAt !== null && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 1 }}>
          {translate('console.mentalChecks.withdrawnNote')}
        </Alert>
      )}
      <RecordFields
        fields={[
          { source: 'titleJa', value: check.titleJa },
          { source: 'titleEn', value: check.titleEn },
          { source: 'titles.cn', value: check.titles.cn ?? '' },
          { source: 'titles.tw', value: check.titles.tw ?? '' },
          { source: 'state', value: <CheckStateTag /> },
          { source: 'version', value: translate('console.mentalChecks.version', { version: check.version }) },
          { source: 'publishedAt', value: <DateTime at={check.publishedAt} /> },
          { source: 'intervalDays', value: days },
          { source: 'displayOrder', value: check.displayOrder },
        ]}
      />
    </>
  )
}
