import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { usePreviewTransfer } from '../api/use-preview-transfer.ts'
import { useRefetchMemberships } from '../api/use-refetch-memberships.ts'
import { toTransferRequest } from '../draft.rules.ts'
import type { TransferDraftControl } from '../use-transfer-draft.ts'
import { TransferPreviewRow } from './TransferPreviewRow.tsx'
import { TransferProblems } from './TransferProblems.tsx'

interface Props extends TransferDraftControl {
  agencyCode: string
  /** Leads to the previous step. */
  back: ReactNode
}

/** Step 3: previews what will move, computed by the same rules of the server. */
export function ConfirmStep({ kind, draft, change, remove, agencyCode, back }: Props) {
  const { t } = useTranslation('transfer')
  const showError = useShowError()
  const { $confirmed, dialog } = useConfirmed()
  const request = toTransferRequest(kind, draft, agencyCode)
  const preview = usePreviewTransfer(request)
  const transfer = $confirmed.useMutation('post', '/account/transfer', { onSettled: useRefetchMemberships() })
  const isAllowed = preview.data !== undefined && preview.data.problems.length === 0
  const transferConfirmed = () =>
    transfer.mutate(
      { body: request },
      {
        onSuccess: ({ transferId }) => change({ transferId }),
        onError: (error) => {
          showError(error)
          void preview.refetch()
        },
      },
    )
  return (
    <>
      <QueryBoundary query={preview} lines={6}>
        {({ rows, problems }) => (
          <>
            <TransferProblems problems={problems} onRemove={remove} />
            {problems.length === 0 && (
              <>
                <Typography sx={{ mb: 1.5 }}>
                  {t('confirm.role', { role: t(`role.${draft.role}`) })}
                </Typography>
                <Box component="ul" aria-label={t('steps.confirm')} sx={frame}>
                  {rows.map((row) => (
                    <TransferPreviewRow key={row.userId} move={row} />
                  ))}
                </Box>
                <Typography sx={{ mt: 2, color: 'text.secondary' }}>{t('confirm.note')}</Typography>
              </>
            )}
          </>
        )}
      </QueryBoundary>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 4 }}>
        {back}
        <Button
          variant="contained"
          size="large"
          disabled={!isAllowed || transfer.isPending}
          onClick={transferConfirmed}
        >
          {t('confirm.action')}
        </Button>
      </Box>
      {dialog}
    </>
  )
}

const frame = {
  m: 0,
  p: 0,
  listStyle: 'none',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const
