import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { usePlanChange } from '../../../components/alert/use-plan-change.ts'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { PageSection } from '../../../components/PageSection.tsx'
import { $api } from '../../../lib/api/queries.ts'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import type { KonbiniPayment } from '../types.ts'
import { useFormatDeadline } from '../use-format-deadline.ts'

type PaymentEnded = ResponseBody<'/v3/subscription/cancel-konbini', 'post'>

interface Props {
  contractId: string
  waiting: NonNullable<KonbiniPayment['waiting']>
}

/** Shows the numbers to pay with at a convenience store until when, and leads back to the card. */
export function KonbiniWaiting({ contractId, waiting }: Props) {
  const { t } = useTranslation('contracts')
  const yen = useFormatYen()
  const deadline = useFormatDeadline()
  const alert = useAlert()
  const change = usePlanChange(({ state }: PaymentEnded) => alert({ text: t(`konbini.ended.${state}`) }))
  const cancel = $api.useMutation('post', '/v3/subscription/cancel-konbini', change)
  const [isAsking, setIsAsking] = useState(false)
  const { amount, expiresAt, stores, voucherUrl } = waiting
  const onCancel = () => cancel.mutate({ body: { paymentHistoryId: contractId } })
  if (stores.length === 0)
    return (
      <PageSection title={t('konbini.title')}>
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('konbini.begun.confirming')}
        </Typography>
      </PageSection>
    )
  return (
    <PageSection title={t('konbini.waitingTitle')}>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <div>
          <Typography sx={{ fontSize: '1.75rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {t('yen', { amount: yen(amount) })}
          </Typography>
          <Typography>{t('konbini.until', { deadline: deadline(expiresAt) })}</Typography>
        </div>
        <Typography sx={{ color: 'text.secondary' }}>{t('konbini.how')}</Typography>
        <Box component="ul" sx={listStyle}>
          {stores.map(({ chain, paymentCode, confirmationNumber }) => (
            <Box component="li" key={chain} sx={storeStyle}>
              <Typography sx={{ fontWeight: 600 }}>{t(`konbini.stores.${chain}`)}</Typography>
              <Box component="dl" sx={numbersStyle}>
                <LabelledNumber label={t('konbini.paymentCode')} value={paymentCode} />
                {confirmationNumber !== null && (
                  <LabelledNumber label={t('konbini.confirmationNumber')} value={confirmationNumber} />
                )}
              </Box>
            </Box>
          ))}
        </Box>
        {voucherUrl !== null && (
          <Button
            href={voucherUrl}
            target="_blank"
            rel="noreferrer"
            variant="outlined"
            endIcon={<OpenInNewOutlined />}
          >
            {t('konbini.voucher')}
          </Button>
        )}
        <Button disabled={cancel.isPending} onClick={() => setIsAsking(true)} sx={{ ml: -1 }}>
          {t(cancel.isPending ? 'change.sending' : 'konbini.toCard')}
        </Button>
      </Box>
      {isAsking && (
        <ConfirmDialog
          text={t('konbini.toCardQuestion')}
          action={t('konbini.toCard')}
          onConfirm={onCancel}
          onClose={() => setIsAsking(false)}
        />
      )}
    </PageSection>
  )
}

function LabelledNumber({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <Typography
        component="dd"
        sx={{ m: 0, fontSize: '1.25rem', letterSpacing: '0.04em', fontVariantNumeric: 'tabular-nums' }}
      >
        {value}
      </Typography>
    </div>
  )
}

const listStyle = { listStyle: 'none', p: 0, m: 0, width: '100%', maxWidth: '36rem' } as const
const storeStyle = {
  py: 2,
  borderTop: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 1, borderColor: 'divider' },
} as const
const numbersStyle = { m: 0, mt: 0.5, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 } as const
