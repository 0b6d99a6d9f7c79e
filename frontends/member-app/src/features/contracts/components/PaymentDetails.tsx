import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { DialogFrame } from '../../../components/DialogFrame.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { ApiError } from '../../../lib/api/api-error.ts'
import { useLanguageHeader } from '../../../lib/i18n/use-language-header.ts'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { canChangeCard, getOwedPollIntervalMs, getPollIntervalMs, isOwed } from '../rules.ts'
import type { PaymentDetail } from '../types.ts'
import { type CardChoiceProps, ContractCardForm } from './ContractCardForm.tsx'
import { ContractDetailList } from './ContractDetailList.tsx'
import { KonbiniOffer } from './KonbiniOffer.tsx'
import { KonbiniWaiting } from './KonbiniWaiting.tsx'

interface Props {
  id: string
  renderCardName: (card: NonNullable<PaymentDetail['creditCard']>) => ReactNode
  cardChoice: (props: CardChoiceProps) => ReactNode
}

/** Shows one contract and lets the member change its card; an unknown one leads back to the contracts. */
export function PaymentDetails({ id, renderCardName: nameOfCard, cardChoice }: Props) {
  const { t } = useTranslation(['contracts', 'common'])
  const navigate = useNavigate()
  const { $confirmed, dialog } = useConfirmed()
  const detail = $confirmed.useQuery(
    'get',
    '/v2/payment/fetch-history',
    { params: { query: { id } }, headers: useLanguageHeader() },
    {
      refetchInterval: ({ state }) =>
        getPollIntervalMs(state.data && [state.data]) || getOwedPollIntervalMs(state.data),
    },
  )
  const konbini = $confirmed.useQuery(
    'get',
    '/v3/subscription/konbini',
    { params: { query: { paymentHistoryId: id } } },
    {
      enabled: detail.data !== undefined && isOwed(detail.data),
      refetchInterval: () => getOwedPollIntervalMs(detail.data),
    },
  )
  const leave = () => navigate(paths.subscriptionState, { replace: true })

  if (detail.error instanceof ApiError && detail.error.status === 404) {
    return (
      <DialogFrame
        text={t('detail.notFound')}
        onClose={leave}
        actions={
          <Button variant="contained" autoFocus onClick={leave}>
            {t('common:close')}
          </Button>
        }
      />
    )
  }
  return (
    <>
      {dialog}
      <QueryBoundary query={detail} lines={8}>
        {(payment) => {
          const { waiting = null, payable = null } = (isOwed(payment) && konbini.data) || {}
          return (
            <>
              <ContractDetailList payment={payment} renderCardName={nameOfCard} />
              {waiting !== null && <KonbiniWaiting contractId={id} waiting={waiting} />}
              {waiting === null && canChangeCard(payment) && (
                <ContractCardForm payment={payment} cardChoice={cardChoice} />
              )}
              {payable !== null && <KonbiniOffer contractId={id} payable={payable} />}
            </>
          )
        }}
      </QueryBoundary>
    </>
  )
}
