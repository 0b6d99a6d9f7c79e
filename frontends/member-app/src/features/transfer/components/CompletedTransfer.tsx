import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { StatusLabel, type StatusTone } from '../../../components/StatusLabel.tsx'
import { useDeferredFocus } from '../../../components/use-deferred-focus.ts'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { useRefetchMemberships } from '../api/use-refetch-memberships.ts'
import { findTransferState, type TransferState } from '../rules.ts'
import type { Transfer } from '../types.ts'

const tones: Record<TransferState, StatusTone> = { undoable: 'waiting', undone: 'quiet', final: 'done' }

/** Shows a completed transfer, which can be undone for 24 hours. */
export function CompletedTransfer({ transfer }: { transfer: Transfer }) {
  const { t } = useTranslation(['transfer', 'lists'])
  const moment = useFormatMoment()
  const alert = useAlert()
  const showError = useShowError()
  const { $confirmed, dialog } = useConfirmed()
  const undo = $confirmed.useMutation('post', '/account/transfer/undo', {
    onSettled: useRefetchMemberships(),
  })
  const { ref, requestFocus: focusLater } = useDeferredFocus()
  const [isAsking, setAsking] = useState(false)
  const state = findTransferState(transfer, Date.now())
  const { id, rows, total, performedAt, performedBy, undoUntil } = transfer
  const undoConfirmed = () =>
    undo.mutate(
      { body: { transferId: id } },
      {
        onSuccess: () => alert({ text: t('undo.done'), onClose: focusLater }),
        onError: showError,
      },
    )
  return (
    <Box component="article" ref={ref} tabIndex={-1} sx={frame}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <StatusLabel tone={tones[state]}>{t(`state.${state}`)}</StatusLabel>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('record.made', { moment: moment(performedAt), name: performedBy?.username ?? t('record.gone') })}
        </Typography>
      </Box>
      <Box component="ul" sx={{ m: 0, mt: 1.5, pl: 3 }}>
        {rows.map(({ userId, username, from, to }) => (
          <li key={userId}>
            {t('record.row', {
              name: username,
              from: from || t('lists:noAgency'),
              to: to || t('lists:noAgency'),
            })}
          </li>
        ))}
        {total > rows.length && <li>{t('record.more', { count: total - rows.length })}</li>}
      </Box>
      {state === 'undoable' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2 }}>
          <Button variant="outlined" disabled={undo.isPending} onClick={() => setAsking(true)}>
            {t('undo.action')}
          </Button>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('undo.until', { moment: moment(undoUntil) })}
          </Typography>
        </Box>
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('undo.question')}
          text={t('undo.text', { count: total })}
          action={t('undo.action')}
          onConfirm={undoConfirmed}
          onClose={() => setAsking(false)}
        />
      )}
      {dialog}
    </Box>
  )
}

const frame = {
  p: { xs: 2.5, md: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  outline: 'none',
  '& + &': { mt: 1.5 },
} as const
