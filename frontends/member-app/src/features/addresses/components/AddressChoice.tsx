import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RadioChoice } from '../../../components/form/RadioChoice.tsx'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useConfirmed } from '../../session/use-confirmed.tsx'
import { formatAddressLines, formatFullName } from '../rules.ts'
import { TitledAddressForm } from './TitledAddressForm.tsx'

interface Props {
  selectedId: string | null
  onSelect: (deliveryId: string) => void
  /** Called after `onSelect` when a new address was saved and selected. */
  onRegistered?: (deliveryId: string) => void
  /** The buttons below the choice, by whether the form of a new address is open. */
  renderActions?: (isFormOpen: boolean) => ReactNode
}

/** Selects one of the member's delivery addresses, or adds one; the form is open when there is none. It needs the texts `addresses`. */
export function AddressChoice({ selectedId, onSelect, onRegistered, renderActions }: Props) {
  const { t } = useTranslation('addresses')
  const { $confirmed, dialog } = useConfirmed()
  const addresses = $confirmed.useQuery('get', '/v2/address/deliveries')
  const [isAdding, setIsAdding] = useState(false)
  const selectAddress = (deliveryId: string) => {
    setIsAdding(false)
    onSelect(deliveryId)
    onRegistered?.(deliveryId)
  }
  return (
    <>
      {dialog}
      <QueryBoundary query={addresses} lines={4}>
        {(list) => (
          <>
            <Box sx={{ display: 'grid', gap: 2.5, justifyItems: 'start' }}>
              {list.length > 0 && (
                <RadioChoice
                  label={t('choice')}
                  value={selectedId}
                  options={list.map((address) => ({
                    value: address.deliveryId,
                    title: formatFullName(address),
                    text: formatAddressLines(address).join('\n').trim(),
                  }))}
                  onChange={onSelect}
                />
              )}
              {isAdding || list.length === 0 ? (
                <TitledAddressForm
                  onSaved={selectAddress}
                  onClose={list.length > 0 ? () => setIsAdding(false) : undefined}
                />
              ) : (
                <Button variant="outlined" startIcon={<AddRounded />} onClick={() => setIsAdding(true)}>
                  {t('add')}
                </Button>
              )}
            </Box>
            {renderActions?.(isAdding || list.length === 0)}
          </>
        )}
      </QueryBoundary>
    </>
  )
}
