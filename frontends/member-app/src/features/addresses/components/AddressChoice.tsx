import { useTranslation } from 'react-i18next'
import { ChoiceOrForm, type RegisteredChoiceProps } from '../../../components/checkout/ChoiceOrForm.tsx'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { formatAddressLines, formatFullName } from '../rules.ts'
import { TitledAddressForm } from './TitledAddressForm.tsx'

/** Selects one of the member's delivery addresses, or adds one. It needs the texts `addresses`. */
export function AddressChoice(props: RegisteredChoiceProps) {
  const { t } = useTranslation('addresses')
  const { $confirmed, dialog } = useConfirmed()
  const addresses = $confirmed.useQuery('get', '/v2/address/deliveries')
  return (
    <>
      {dialog}
      <ChoiceOrForm
        {...props}
        query={addresses}
        lines={4}
        label={t('choice')}
        addLabel={t('add')}
        toOption={(address) => ({
          value: address.deliveryId,
          title: formatFullName(address),
          text: formatAddressLines(address).join('\n').trim(),
        })}
        renderForm={({ onSaved, onClose }) => <TitledAddressForm onSaved={onSaved} onClose={onClose} />}
      />
    </>
  )
}
