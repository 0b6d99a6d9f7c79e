import AssignmentReturnedOutlined from '@mui/icons-material/AssignmentReturnedOutlined'
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined'
import { useRecordContext } from 'react-admin'
import { confirmRentalDeliveryLimits } from '../api/limits.gen/confirm-rental-delivery.ts'
import { ConfirmedActionButton } from '../components/ConfirmedActionButton.tsx'
import { PromptButton } from '../components/PromptButton.tsx'
import type { Rental } from './types.ts'

const serialNumberField = {
  label: 'resources.rentals.fields.serialNumber',
  help: 'console.rentals.serialHelp',
  invalidText: 'console.rentals.serialWrong',
  limit: confirmRentalDeliveryLimits.serialNumber,
} as const

/** Confirms that the rented device has arrived, or that it was returned. */
export function RentalConfirmationButtons() {
  const rental =
    useRecordContext<Pick<Rental, 'id' | 'status' | 'userName' | 'productName' | 'serialNumber'>>()
  if (!rental) return null
  const args = {
    username: rental.userName ?? '',
    name: rental.productName,
    serial: rental.serialNumber ?? '',
  }
  if (rental.status === '40') {
    return (
      <PromptButton
        label="console.rentals.delivered"
        icon={<LocalShippingOutlined />}
        title={{ key: 'console.rentals.deliveredTitle' }}
        text={{ key: 'console.rentals.deliveredText', args }}
        field={serialNumberField}
        run={(provider, serialNumber) =>
          provider.call('POST /admin/rentals/{id}/confirm-delivery', {
            id: rental.id,
            body: { serialNumber },
          })
        }
        successText={{ key: 'console.rentals.deliveredDone' }}
      />
    )
  }
  if (rental.status !== '50') return null
  return (
    <ConfirmedActionButton
      label="console.rentals.returned"
      icon={<AssignmentReturnedOutlined />}
      title={{ key: 'console.rentals.returnedTitle' }}
      text={{ key: 'console.rentals.returnedText', args }}
      run={(provider) => provider.call('POST /admin/rentals/{id}/confirm-return', { id: rental.id })}
      successText={() => ({ key: 'console.rentals.returnedDone' })}
    />
  )
}
