import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { usePlanChange } from '../../../components/alert/use-plan-change.ts'
import { PageSection } from '../../../components/PageSection.tsx'
import { $api } from '../../../lib/api/queries.ts'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import type { KonbiniPayment } from '../types.ts'
import { useFormatDeadline } from '../use-format-deadline.ts'

type PaymentBegun = ResponseBody<'/v3/subscription/pay-at-konbini', 'post'>

interface Props {
  contractId: string
  payable: NonNullable<KonbiniPayment['payable']>
}

/** Offers to pay at a convenience store what is owed, for members whose card does not work. */
export function KonbiniOffer({ contractId, payable }: Props) {
  const { t } = useTranslation('contracts')
  const yen = useFormatYen()
  const deadline = useFormatDeadline()
  const alert = useAlert()
  const change = usePlanChange(({ state }: PaymentBegun) => {
    // The numbers are shown on this page, so only what is not there is announced.
    if (state !== 'waiting') alert({ text: t(`konbini.begun.${state}`) })
  })
  const begin = $api.useMutation('post', '/v3/subscription/pay-at-konbini', change)
  const { amount, expiresAt } = payable
  const onBegin = () => begin.mutate({ body: { paymentHistoryId: contractId, shownAmount: amount } })
  return (
    <PageSection title={t('konbini.title')}>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <Typography sx={{ color: 'text.secondary' }}>
          {t('konbini.offer', { amount: yen(amount), deadline: deadline(expiresAt) })}
        </Typography>
        <Button variant="outlined" size="large" disabled={begin.isPending} onClick={onBegin}>
          {t(begin.isPending ? 'change.sending' : 'konbini.begin')}
        </Button>
      </Box>
    </PageSection>
  )
}
