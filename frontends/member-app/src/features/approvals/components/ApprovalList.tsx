import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { DataTable } from '../../../components/list/DataTable.tsx'
import { Pager } from '../../../components/list/Pager.tsx'
import { usePaging } from '../../../components/list/use-paging.ts'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useFocusLater } from '../../../components/use-focus-later.ts'
import { serverMessage } from '../../../lib/api/api-error.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { type Applied, useApprovals, useDecide } from '../api/use-approvals.ts'
import type { Decision } from '../rules.ts'
import { useApprovalColumns } from './use-approval-columns.tsx'

interface GateRequest {
  decision: Decision
  application: Applied
}

/** Applications with the buttons to decide about them; every decision is asked for once more. */
export function ApprovalList() {
  const { t } = useTranslation('approvals')
  const alert = useAlert()
  const showError = useShowError()
  const control = usePaging()
  const { confirmed, dialog } = useConfirmed()
  const approvals = useApprovals(control.paging, confirmed)
  const decide = useDecide(confirmed)
  const [asked, setAsked] = useState<GateRequest | null>(null)
  const { ref, focusLater } = useFocusLater()
  const columns = useApprovalColumns({
    busy: decide.isPending,
    onChoose: (application, decision) => setAsked({ application, decision }),
  })

  const refused = (decision: Decision) => (error: unknown) => {
    const message = serverMessage(error)
    if (decision === 'delete' && message) alert({ text: t('delete.failed', { message }) })
    else showError(error)
  }
  const go = ({ decision, application }: GateRequest) =>
    decide.mutate(
      { decision, application },
      {
        onSuccess: () => alert({ text: t(`${decision}.done`), onClose: focusLater }),
        onError: refused(decision),
      },
    )

  return (
    <>
      <QueryBoundary query={approvals} lines={6}>
        {(shown) => (
          <>
            {shown.total === 0 ? (
              <EmptyState text={t('empty')} />
            ) : (
              <>
                <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
                  <DataTable
                    label={t('title')}
                    columns={columns}
                    rows={shown.rows}
                    rowKey={({ code }) => code}
                    busy={approvals.isPlaceholderData}
                  />
                </Box>
                <Pager shown={shown} {...control} />
              </>
            )}
            {asked && (
              <ConfirmDialog
                title={t(`${asked.decision}.question`)}
                text={t(`${asked.decision}.text`, {
                  name: asked.application.applicant.name,
                  code: asked.application.code,
                })}
                action={t(`${asked.decision}.action`)}
                onConfirm={() => go(asked)}
                onClose={() => setAsked(null)}
              />
            )}
          </>
        )}
      </QueryBoundary>
      {dialog}
    </>
  )
}
