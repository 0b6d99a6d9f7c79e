import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useRecordContext, useTranslate } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { Facts } from '../components/Facts.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { AuditAction } from './AuditAction.tsx'
import { AuditChain } from './AuditChain.tsx'
import { AuditPerson } from './AuditPerson.tsx'
import type { AuditEntry } from './types.ts'

export function AuditLogShow() {
  const translate = useTranslate()
  return (
    <RecordPage title={<AuditTitle />}>
      <Panel title={translate('console.audit.facts')}>
        <AuditFacts />
      </Panel>
    </RecordPage>
  )
}

function AuditTitle() {
  const entry = useRecordContext<AuditEntry>()
  const translate = useTranslate()
  const name = translate('resources.audit-log.name')
  const recordRepresentation = entry ? translate(`console.audit.action.${entry.action}`) : ''
  return translate('ra.page.show', { name, recordRepresentation })
}

function AuditFacts() {
  const entry = useRecordContext<AuditEntry>()
  const translate = useTranslate()
  if (!entry) return null
  return (
    <>
      {!entry.chainOk && (
        <Alert severity="error" variant="outlined" sx={{ mb: 1 }}>
          {translate('console.audit.brokenHelp')}
        </Alert>
      )}
      <Facts
        facts={[
          { of: 'at', value: <DateTime at={entry.at} /> },
          { of: 'actor', value: <AuditPerson who="actor" /> },
          { of: 'action', value: <AuditAction /> },
          { of: 'subject', value: <AuditPerson who="subject" /> },
          { of: 'chainOk', value: <AuditChain /> },
          {
            of: 'detail',
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
