import { useTranslation } from 'react-i18next'
import { ChoiceOrForm, type RegisteredChoiceProps } from '../../../components/checkout/ChoiceOrForm.tsx'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { isExpired } from '../rules.ts'
import { CardName, useFormatCardExpiry } from './CardName.tsx'
import { CardRegistrationForm } from './CardRegistrationForm.tsx'

/** Selects one of the member's cards, or adds one. It needs the texts `cards`. */
export function CardChoice(props: RegisteredChoiceProps) {
  const { t } = useTranslation('cards')
  const { $confirmed, dialog } = useConfirmed()
  const cards = $confirmed.useQuery('get', '/credit-card/fetch-all')
  const formatCardEnd = useFormatCardExpiry()
  return (
    <>
      {dialog}
      <ChoiceOrForm
        {...props}
        query={cards}
        lines={3}
        label={t('choice')}
        addLabel={t('add')}
        toOption={(card) => ({
          value: card.id,
          title: <CardName card={card} />,
          text: formatCardEnd(card),
          disabled: isExpired({ month: card.expMonth, year: card.expYear }, new Date()),
        })}
        renderForm={({ onSaved, onClose }) => (
          <CardRegistrationForm onRegistered={({ id }) => onSaved(id)} onClose={onClose} />
        )}
      />
    </>
  )
}
