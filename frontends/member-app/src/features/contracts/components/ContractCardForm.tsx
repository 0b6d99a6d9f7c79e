import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAlert } from '../../../components/alert/alert-context.ts'
import { usePlanChange } from '../../../components/alert/use-plan-change.ts'
import { PageSection } from '../../../components/PageSection.tsx'
import { $api } from '../../../lib/api/queries.ts'
import type { ResponseBody } from '../../../lib/api/response-body.ts'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import { isOwing, isUnpaid } from '../rules.ts'
import type { PaymentDetail } from '../types.ts'

type CardUpdated = ResponseBody<'/v3/subscription/update-card', 'post'>

export interface CardChoiceProps {
  selectedId: string | null
  onSelect: (cardId: string) => void
}

interface Props {
  payment: PaymentDetail
  cardChoice: (props: CardChoiceProps) => ReactNode
}

/** Changes the card of a contract. A past due payment is charged to it at once, also to the same card again. */
export function ContractCardForm({ payment, cardChoice }: Props) {
  const { t } = useTranslation('contracts')
  const day = useFormatDay()
  const alert = useAlert()
  // What is due is charged to the new card at once; a declined card is also the contract's card from now on.
  const owing = isOwing(payment)
  const change = usePlanChange(({ state }: CardUpdated) => {
    if (owing) return alert({ text: t(state === 'confirming' ? 'change.confirming' : 'change.owedPaid') })
    const done = t('change.done')
    alert(state === 'nothing-due' ? { text: done } : { title: done, text: t(`change.${state}`) })
  })
  const update = $api.useMutation('post', '/v3/subscription/update-card', change)
  const current = payment.creditCard?.id ?? null
  const [chosen, setChosen] = useState<string | null>(null)
  const selectedId = chosen ?? current
  const unpaid = isUnpaid(payment) || owing

  const changeCard = (creditCardId: string) =>
    update.mutate({ body: { paymentHistoryId: payment.id, creditCardId } })
  const note = unpaid
    ? t(owing ? 'change.owed' : 'change.atOnce')
    : payment.ifUpdateAt && t('change.from', { day: day(payment.ifUpdateAt) })

  return (
    <PageSection title={t(owing ? 'change.owedTitle' : 'change.title')}>
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        {note && <Typography sx={{ color: 'text.secondary' }}>{note}</Typography>}
        {cardChoice({ selectedId, onSelect: setChosen })}
        <Button
          variant="contained"
          size="large"
          disabled={update.isPending || selectedId === null || (selectedId === current && !unpaid)}
          onClick={() => selectedId && changeCard(selectedId)}
        >
          {t(update.isPending ? 'change.sending' : unpaid ? 'change.pay' : 'change.action')}
        </Button>
      </Box>
    </PageSection>
  )
}
