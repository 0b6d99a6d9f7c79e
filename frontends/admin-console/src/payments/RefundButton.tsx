import { isBlankText, isLongerThan } from '@hibiki/text'
import UndoOutlined from '@mui/icons-material/UndoOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { type SubmitEvent, useState } from 'react'
import { useRecordContext } from 'react-admin'
import { refundPaymentInConsoleLimits } from '../api/limits.gen/refund-payment-in-console.ts'
import { FormDialog } from '../components/FormDialog.tsx'
import { RecordFields } from '../components/RecordFields.tsx'
import { useFormatYen } from '../components/use-format-yen.ts'
import { useNotifyingMutation } from '../components/use-notifying-mutation.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import type { PaymentWithContracts } from './types.ts'

const { amount: amountLimits, reason: reasonLimits } = refundPaymentInConsoleLimits

/** Refunds a part of a payment, or what is left of it: first the amount and the reason, then a second look at both. */
export function RefundButton() {
  const payment = useRecordContext<PaymentWithContracts>()
  const translate = useTranslate()
  const [isOpen, setIsOpen] = useState(false)
  if (!payment?.refundable) return null
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="error"
        startIcon={<UndoOutlined />}
        sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
        onClick={() => setIsOpen(true)}
      >
        {translate('console.payments.refund.action')}
      </Button>
      {isOpen && <RefundDialog payment={payment} onClose={() => setIsOpen(false)} />}
    </>
  )
}

function RefundDialog({ payment, onClose }: { payment: PaymentWithContracts; onClose: () => void }) {
  const { id: paymentId, amount: paid, refundable, card, memberName, method } = payment
  const translate = useTranslate()
  // What was left when the dialog was opened is what the administrator decides about.
  const [shownLeft] = useState(refundable)
  const [typedAmount, setTypedAmount] = useState(String(refundable))
  const [typedReason, setTypedReason] = useState('')
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const formatYen = useFormatYen()
  const amount = /^\d{1,8}$/.test(typedAmount.trim()) ? Number(typedAmount.trim()) : 0
  const reason = typedReason.trim()
  const isAmountInvalid = amount < amountLimits.minimum || amount > shownLeft
  const isReasonTooLong = isLongerThan(reason, reasonLimits.maxLength)
  const isReasonInvalid = isReasonTooLong || isBlankText(reason)
  const action = useNotifyingMutation({
    run: (provider) =>
      provider.call('POST /admin/payments/{id}/refund', {
        id: paymentId,
        body: { amount, shownLeft, reason },
      }),
    successText: ({ refunds }) =>
      refunds[0]?.awaitsAccount
        ? { key: 'console.payments.refund.accountAsked' }
        : refunds[0]?.state === 'pending'
          ? { key: 'console.payments.refund.pending' }
          : { key: 'console.payments.refund.made', args: { amount: formatYen(amount) } },
    onSettled: onClose,
  })
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setHasSubmitted(true)
    if (isConfirming) action.mutate()
    else if (!isAmountInvalid && !isReasonInvalid) setIsConfirming(true)
  }
  const username = memberName ?? translate('console.commerce.erased')
  return (
    <FormDialog
      title={translate(
        isConfirming ? 'console.payments.refund.confirmTitle' : 'console.payments.refund.title',
      )}
      text={
        <DialogContentText>
          {isConfirming
            ? method === 'konbini'
              ? translate('console.payments.refund.confirmKonbini', { username, amount: formatYen(amount) })
              : translate('console.payments.refund.confirmText', {
                  username,
                  amount: formatYen(amount),
                  card: card ?? translate('console.payments.refund.unknownCard'),
                })
            : translate('console.payments.refund.text', {
                username,
                paid: formatYen(paid),
                left: formatYen(shownLeft),
              })}
        </DialogContentText>
      }
      actions={
        <>
          {isConfirming ? (
            <Button onClick={() => setIsConfirming(false)} autoFocus>
              {translate('console.payments.refund.back')}
            </Button>
          ) : (
            <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
          )}
          <Button
            // Another key makes it another button, so that a double press never confirms what was not read.
            key={String(isConfirming)}
            type="submit"
            variant="contained"
            color={isConfirming ? 'error' : 'primary'}
            disabled={action.isPending}
          >
            {translate(isConfirming ? 'console.payments.refund.action' : 'console.payments.refund.next')}
          </Button>
        </>
      }
      onClose={onClose}
      onSubmit={onSubmit}
    >
      {isConfirming ? (
        <RecordFields
          fields={[
            {
              source: 'refundAmount',
              value: (
                <Box component="strong" sx={{ fontSize: '1.25rem', fontVariantNumeric: 'tabular-nums' }}>
                  {formatYen(amount)}
                </Box>
              ),
            },
            {
              source: 'refundLeft',
              value: formatYen(shownLeft - amount),
            },
            { source: 'refundReason', value: reason },
          ]}
        />
      ) : (
        <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
          <TextField
            label={translate('resources.payments.fields.refundAmount')}
            value={typedAmount}
            onChange={(event) => setTypedAmount(event.target.value)}
            error={hasSubmitted && isAmountInvalid}
            helperText={
              hasSubmitted && isAmountInvalid
                ? translate('console.payments.refund.amountInvalid', { left: formatYen(shownLeft) })
                : undefined
            }
            slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            autoComplete="off"
            autoFocus
            required
            fullWidth
          />
          <TextField
            label={translate('resources.payments.fields.refundReason')}
            value={typedReason}
            onChange={(event) => setTypedReason(event.target.value)}
            error={hasSubmitted && isReasonInvalid}
            helperText={reasonText()}
            autoComplete="off"
            required
            fullWidth
          />
        </Box>
      )}
    </FormDialog>
  )

  function reasonText(): string {
    if (!hasSubmitted || !isReasonInvalid) return translate('console.payments.refund.reasonHelp')
    return isReasonTooLong
      ? translate('ra.validation.maxLength', { max: reasonLimits.maxLength })
      : translate('console.payments.refund.reasonMissing')
  }
}
