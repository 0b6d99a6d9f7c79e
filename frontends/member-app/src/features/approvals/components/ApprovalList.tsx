import Box from '@mui/material/Box'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { DataTable } from '../../../components/table/DataTable.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { useUrlPaging } from '../../../components/table/use-url-paging.ts'
import { useDeferredFocus } from '../../../components/use-deferred-focus.ts'
import { findServerMessage } from '../../../lib/api/api-error.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import {
  type Application,
  useApplicationsForApproval,
  useDecideApplication,
} from '../api/use-applications-for-approval.ts'
import type { Decision } from '../rules.ts'
import { useApprovalColumns } from './use-approval-columns.tsx'

interface DecisionRequest {
  decision: Decision
  application: Application
}

/** Lists applications with buttons to decide them; every decision must be confirmed. */
export function ApprovalList() {
  const { t } = useTranslation('approvals')
  const alert = useAlert()
  const showError = useShowError()
  const control = useUrlPaging()
  const { confirmed, dialog } = useConfirmed()
  const approvals = useApplicationsForApproval(control.paging, confirmed)
  const decide = useDecideApplication(confirmed)
  const [pendingDecision, setPendingDecision] = useState<DecisionRequest | null>(null)
  const { ref, requestFocus: focusLater } = useDeferredFocus()
  const columns = useApprovalColumns({
    busy: decide.isPending,
    onChoose: (application, decision) => setPendingDecision({ application, decision }),
  })

  const showRefusal = (decision: Decision) => (error: unknown) => {
    const message = findServerMessage(error)
    if (decision === 'delete' && message) alert({ text: t('delete.failed', { message }) })
    else showError(error)
  }
  const sendDecision = ({ decision, application }: DecisionRequest) =>
    decide.mutate(
      { decision, application },
      {
        onSuccess: () => alert({ text: t(`${decision}.done`), onClose: focusLater }),
        onError: showRefusal(decision),
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
            {pendingDecision && (
              <ConfirmDialog
                title={t(`${pendingDecision.decision}.question`)}
                text={t(`${pendingDecision.decision}.text`, {
                  name: pendingDecision.application.applicant.name,
                  code: pendingDecision.application.code,
                })}
                action={t(`${pendingDecision.decision}.action`)}
                onConfirm={() => sendDecision(pendingDecision)}
                onClose={() => setPendingDecision(null)}
              />
            )}
          </>
        )}
      </QueryBoundary>
      {dialog}
    </>
  )
}
