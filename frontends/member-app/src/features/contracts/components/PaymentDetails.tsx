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
import { canChangeCard, getPollIntervalMs } from '../rules.ts'
import type { PaymentDetail } from '../types.ts'
import { type CardChoiceProps, ContractCardForm } from './ContractCardForm.tsx'
import { ContractDetailList } from './ContractDetailList.tsx'

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
    { refetchInterval: ({ state }) => getPollIntervalMs(state.data && [state.data]) },
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
        {(payment) => (
          <>
            <ContractDetailList payment={payment} renderCardName={nameOfCard} />
            {canChangeCard(payment) && <ContractCardForm payment={payment} cardChoice={cardChoice} />}
          </>
        )}
      </QueryBoundary>
    </>
  )
}
