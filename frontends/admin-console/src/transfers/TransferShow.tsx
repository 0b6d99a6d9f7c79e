import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { LinkBase, useRecordContext } from 'react-admin'
import { DateTime } from '../components/DateTime.tsx'
import { HairlineList } from '../components/HairlineList.tsx'
import { Panel } from '../components/Panel.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { RecordPage } from '../components/RecordPage.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { TransferStateTag } from './TransferStateTag.tsx'
import type { Transfer } from './types.ts'
import { UndoTransferButton } from './UndoTransferButton.tsx'

export function TransferShow() {
  const translate = useTranslate()
  return (
    <RecordPage>
      <Panel title={translate('console.transfers.title')} actions={<UndoTransferButton />}>
        <TransferFields />
      </Panel>
      <Panel title={translate('console.transfers.people')}>
        <MovedPeople />
      </Panel>
    </RecordPage>
  )
}

function TransferFields() {
  const transfer = useRecordContext<Transfer>()
  const translate = useTranslate()
  if (!transfer) return null
  return (
    <RecordFields
      fields={[
        { source: 'state', value: <TransferStateTag /> },
        { source: 'performedBy', value: transfer.performedBy?.username ?? translate('console.none') },
        { source: 'performedAt', value: <DateTime at={transfer.performedAt} /> },
        { source: 'undoUntil', value: <DateTime at={transfer.undoUntil} /> },
        { source: 'undoneAt', value: <DateTime at={transfer.undoneAt} /> },
      ]}
    />
  )
}

function MovedPeople() {
  const transfer = useRecordContext<Transfer>()
  const translate = useTranslate()
  const unnamed = (transfer?.total ?? 0) - (transfer?.rows.length ?? 0)
  return (
    <HairlineList>
      {transfer?.rows.map(({ userId, username, from, to, role }) => (
        <Box component="li" key={userId} sx={{ py: 1.25 }}>
          <Link component={LinkBase} to={`/members/${userId}/show`}>
            {username}
          </Link>
          <Typography variant="body2" color="textSecondary">
            {from} → {to} · {translate(`console.role.${role}`, { defaultValue: role })}
          </Typography>
        </Box>
      ))}
      {unnamed > 0 && (
        <Typography component="li" color="textSecondary" sx={{ py: 1.25 }}>
          {translate('console.transfers.more', { count: unnamed })}
        </Typography>
      )}
    </HairlineList>
  )
}
