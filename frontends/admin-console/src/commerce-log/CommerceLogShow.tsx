import Box from '@mui/material/Box'
import { useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { CommerceActionName } from './CommerceActionName.tsx'
import { CommerceSubjectLink } from './CommerceSubjectLink.tsx'
import type { CommerceLogEntry } from './types.ts'

export function CommerceLogShow() {
  const translate = useTranslate()
  return (
    <RecordPage title={<CommerceLogTitle />}>
      <Panel title={translate('console.audit.facts')}>
        <CommerceLogFields />
      </Panel>
    </RecordPage>
  )
}

function CommerceLogTitle() {
  const entry = useRecordContext<CommerceLogEntry>()
  const translate = useTranslate()
  const recordRepresentation = entry ? translate(`console.commerceLog.action.${entry.action}`) : ''
  return translate('ra.page.show', { name: translate('resources.commerce-log.name'), recordRepresentation })
}

function CommerceLogFields() {
  const entry = useRecordContext<CommerceLogEntry>()
  const translate = useTranslate()
  if (!entry) return null
  return (
    <RecordFields
      fields={[
        { source: 'at', value: <DateTime at={entry.at} /> },
        { source: 'actor', value: entry.actor?.username ?? translate('console.commerce.erased') },
        { source: 'action', value: <CommerceActionName /> },
        { source: 'subjectId', value: <CommerceSubjectLink /> },
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
  )
}
