import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { Pager } from '../../../components/table/Pager.tsx'
import { useUrlPaging } from '../../../components/table/use-url-paging.ts'
import { useDeferredFocus } from '../../../components/use-deferred-focus.ts'
import { ApiError, findServerMessage, isSessionEndError } from '../../../lib/api/api-error.ts'
import { $api, type QueryApi } from '../../../lib/api/queries.ts'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import { DEFAULT_PAGE_SIZE, slicePage } from '../../../lib/paging.ts'
import { useRefetchAfterPlanChange } from '../../../lib/use-refetch-after-plan-change.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { useContracts } from '../api/use-contracts.ts'
import { isCancellable, isCancellationPending, toUndoQuestionKey } from '../rules.ts'
import type { Contract, PlannedEnd } from '../types.ts'
import { CancelContractsDialog } from './CancelContractsDialog.tsx'
import { ContractTable } from './ContractTable.tsx'
import { NextCharge } from './NextCharge.tsx'

interface Props {
  summary: (contracts: readonly Contract[]) => ReactNode
  /** Renders the plans that are shared with others; its calls are confirmed as those of the contracts. */
  family: ($confirmed: QueryApi) => ReactNode
}

/** Lists the member's contracts below the current plans; they can be selected, cancelled and restored. */
export function ContractManager({ summary, family }: Props) {
  const { t } = useTranslation(['contracts', 'common'])
  const day = useFormatDay()
  const yen = useFormatYen()
  const alert = useAlert()
  const showError = useShowError()
  const { $confirmed, dialog } = useConfirmed()
  const [settlingIds, setSettlingIds] = useState<readonly string[]>([])
  const contracts = useContracts($confirmed, settlingIds)
  const preview = $api.useMutation('post', '/payment/prev-cancel')
  const onSettled = useRefetchAfterPlanChange()
  const cancel = $api.useMutation('post', '/v3/subscription/cancel', { onSettled })
  const undo = $api.useMutation('post', '/v3/subscription/undo-cancel', { onSettled })
  const undoPlan = $api.useMutation('post', '/v3/subscription/undo-plan-change', { onSettled })
  const [chosenIds, setChosenIds] = useState<readonly string[]>([])
  const [contractToRestore, setContractToRestore] = useState<Contract | null>(null)
  const [contractToKeepPlan, setContractToKeepPlan] = useState<Contract | null>(null)
  const { ref, requestFocus: focusLater } = useDeferredFocus()
  const control = useUrlPaging()
  const busy = preview.isPending || cancel.isPending || undo.isPending || undoPlan.isPending

  const showRefusal = (error: unknown) => {
    if (!isSessionEndError(error))
      alert({ title: t('cancel.refused'), text: findServerMessage(error) ?? t('common:unreachable') })
  }
  const formatOutcome = ({ productDisplayName: product, statusText: status, cancelAt }: Contract) =>
    cancelAt === null
      ? t('cancel.settlingNow', { product })
      : t('cancel.now', { product, status, day: day(cancelAt) })
  const cancelConfirmed = (ends: readonly PlannedEnd[]) => {
    preview.reset()
    const paymentHistoryIds = ends.map(({ id }) => id)
    // No more than the amount shown in the dialog is charged.
    const shownSettlement = ends.reduce((sum, { settlementAmount }) => sum + settlementAmount, 0)
    cancel.mutate(
      { body: { paymentHistoryIds, shownSettlement } },
      {
        onSuccess: (rows) => {
          setChosenIds([])
          const waiting = rows.filter(isCancellationPending).map(({ id }) => id)
          setSettlingIds(waiting)
          const title = t(waiting.length > 0 ? 'cancel.settling' : 'cancel.done')
          alert({ title, text: rows.map(formatOutcome).join('\n'), onClose: focusLater })
        },
        onError: showRefusal,
      },
    )
  }
  // One tap is enough, because the cancellation can be undone; what it would charge is shown and confirmed first.
  const endContained = (id: string) =>
    cancel.mutate(
      { body: { paymentHistoryIds: [id], shownSettlement: 0 } },
      {
        onSuccess: (rows) =>
          alert({ title: t('cancel.done'), text: rows.map(formatOutcome).join('\n'), onClose: focusLater }),
        onError: (error) => {
          if (error instanceof ApiError && error.code === 'BILLING_PRICE_CHANGED')
            preview.mutate({ body: { historyIds: [id] } }, { onError: showRefusal })
          else showRefusal(error)
        },
      },
    )
  const undoConfirmed = ({ id }: Contract) =>
    undo.mutate(
      { body: { paymentHistoryIds: [id] } },
      { onSuccess: () => alert({ text: t('undo.done'), onClose: focusLater }), onError: showError },
    )
  const undoPlanConfirmed = ({ id, ifPlanKeptAmount: shownAmount, nextPeriod }: Contract) =>
    undoPlan.mutate(
      { body: { paymentHistoryId: id, ...(shownAmount !== undefined && { shownAmount }) } },
      {
        onSuccess: () =>
          alert({ text: t(nextPeriod === null ? 'planned.done' : 'period.done'), onClose: focusLater }),
        onError: showError,
      },
    )
  const renderPlansButton = (text: string) => (
    <Button component={RouterLink} to={paths.premiumPlans} variant="outlined">
      {text}
    </Button>
  )

  return (
    <>
      {dialog}
      <QueryBoundary query={contracts} lines={6}>
        {(list) => {
          if (list.length === 0)
            return (
              <>
                {family($confirmed)}
                <EmptyState text={t('none')} action={renderPlansButton(t('toPlans'))} />
              </>
            )
          const selected = list
            .filter((contract) => isCancellable(contract) && chosenIds.includes(contract.id))
            .map(({ id }) => id)
          const shown = slicePage(control.paging, list)
          return (
            <Box ref={ref} tabIndex={-1} sx={{ outline: 'none' }}>
              <NextCharge $confirmed={$confirmed} busy={busy} onEnd={endContained} />
              {summary(list)}
              {family($confirmed)}
              <ContractTable
                contracts={shown.rows}
                selected={selected}
                busy={busy}
                onSelect={(id, isSelected) =>
                  setChosenIds(isSelected ? [...selected, id] : selected.filter((otherId) => otherId !== id))
                }
                onUndo={setContractToRestore}
                onUndoPlanChange={setContractToKeepPlan}
              />
              {list.length > DEFAULT_PAGE_SIZE && <Pager shown={shown} {...control} />}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 3 }}>
                <Button
                  variant="outlined"
                  disabled={busy || selected.length === 0}
                  onClick={() => preview.mutate({ body: { historyIds: selected } }, { onError: showRefusal })}
                >
                  {selected.length > 0
                    ? t('cancel.selected', { count: selected.length })
                    : t('cancel.select')}
                </Button>
                {renderPlansButton(t('changePlan'))}
              </Box>
            </Box>
          )
        }}
      </QueryBoundary>
      {preview.data && (
        <CancelContractsDialog
          ends={preview.data}
          onConfirm={() => cancelConfirmed(preview.data)}
          onClose={preview.reset}
        />
      )}
      {contractToKeepPlan && (
        <ConfirmDialog
          text={t(toUndoQuestionKey(contractToKeepPlan), {
            product: contractToKeepPlan.productDisplayName,
            amount: yen(contractToKeepPlan.ifPlanKeptAmount ?? contractToKeepPlan.price),
          })}
          action={t(contractToKeepPlan.nextPeriod === null ? 'planned.confirm' : 'period.confirm')}
          onConfirm={() => undoPlanConfirmed(contractToKeepPlan)}
          onClose={() => setContractToKeepPlan(null)}
        />
      )}
      {contractToRestore && (
        <ConfirmDialog
          text={t('undo.question', { product: contractToRestore.productDisplayName })}
          action={t('undo.confirm')}
          onConfirm={() => undoConfirmed(contractToRestore)}
          onClose={() => setContractToRestore(null)}
        />
      )}
    </>
  )
}
