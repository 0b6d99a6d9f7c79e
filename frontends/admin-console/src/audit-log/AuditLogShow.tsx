import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { AuditActionName } from './AuditActionName.tsx'
import { AuditChainTag } from './AuditChainTag.tsx'
import { AuditPerson } from './AuditPerson.tsx'
import type { AuditLogEntry } from './types.ts'

export function AuditLogShow() {
  const translate = useTranslate()
  return (
    <RecordPage title={<AuditTitle />}>
      <Panel title={translate('console.audit.facts')}>
        <AuditFields />
      </Panel>
    </RecordPage>
  )
}

function AuditTitle() {
  const entry = useRecordContext<AuditLogEntry>()
  const translate = useTranslate()
  const name = translate('resources.audit-log.name')
  const recordRepresentation = entry ? translate(`console.audit.action.${entry.action}`) : ''
  return translate('ra.page.show', { name, recordRepresentation })
}

function AuditFields() {
  const entry = useRecordContext<AuditLogEntry>()
  const translate = useTranslate()
  if (!entry) return null
  return (
    <>
      {!entry.chainOk && (
        <Alert severity="error" variant="outlined" sx={{ mb: 1 }}>
          {translate('console.audit.brokenHelp')}
        </Alert>
      )}
      <RecordFields
        fields={[
          { source: 'at', value: <DateTime at={entry.at} /> },
          { source: 'actor', value: <AuditPerson source="actor" /> },
          { source: 'action', value: <AuditActionName /> },
          { source: 'subject', value: <AuditPerson source="subject" /> },
          { source: 'chainOk', value: <AuditChainTag /> },
          {
            source: 'detail',
            value: (
              <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', fontSize: '0.875rem' }}>
                {JSON.stringify(entry.detail, null, 2)}
              </Box>
            ),
          },
        ]}
      />
    </>
  )
}
