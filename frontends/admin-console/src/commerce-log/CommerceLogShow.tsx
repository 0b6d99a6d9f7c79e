import Box from '@mui/material/Box'
import { useRecordContext, useTranslate } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { Facts } from '../components/Facts.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { ActSubject } from './ActSubject.tsx'
import { CommerceAction } from './CommerceAction.tsx'
import type { CommerceAct } from './types.ts'

export function CommerceLogShow() {
  const translate = useTranslate()
  return (
    <RecordPage title={<ActTitle />}>
      <Panel title={translate('console.audit.facts')}>
        <ActFacts />
      </Panel>
    </RecordPage>
  )
}

function ActTitle() {
  const act = useRecordContext<CommerceAct>()
  const translate = useTranslate()
  const recordRepresentation = act ? translate(`console.commerceLog.action.${act.action}`) : ''
  return translate('ra.page.show', { name: translate('resources.commerce-log.name'), recordRepresentation })
}

function ActFacts() {
  const act = useRecordContext<CommerceAct>()
  const translate = useTranslate()
  if (!act) return null
  return (
    <Facts
      facts={[
        { of: 'at', value: <DateTime at={act.at} /> },
        { of: 'actor', value: act.actor?.username ?? translate('console.commerce.erased') },
        { of: 'action', value: <CommerceAction /> },
        { of: 'subjectId', value: <ActSubject /> },
        {
          of: 'detail',
          value: (
            <Box component="pre" sx={{ m: 0, whiteSpace: 'pre-wrap', fontSize: '0.875rem' }}>
              {JSON.stringify(act.detail, null, 2)}
            </Box>
          ),
        },
      ]}
    />
  )
}
