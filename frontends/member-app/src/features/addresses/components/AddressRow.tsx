import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { SettingsRow } from '../../../components/SettingsRow.tsx'
import { StatusLabel } from '../../../components/StatusLabel.tsx'
import { formatAddressLines, formatFullName } from '../rules.ts'
import type { Address } from '../types.ts'

interface Props {
  address: Address
  busy: boolean
  onEdit: () => void
  onDelete: () => void
}

/** Shows one address as it is written on a parcel. */
export function AddressRow({ address, busy, onEdit, onDelete }: Props) {
  const { t } = useTranslation('addresses')
  const name = formatFullName(address)
  return (
    <SettingsRow
      title={
        <>
          {name} {address.regulation && <StatusLabel tone="done">{t('regular')}</StatusLabel>}
        </>
      }
      text={
        <>
          {formatAddressLines(address)
            .filter((line) => line !== '')
            .map((line) => (
              <div key={line}>{line}</div>
            ))}
          <div>{t('phone', { number: address.phoneNumber })}</div>
        </>
      }
      action={
        <>
          <Button variant="outlined" disabled={busy} onClick={onEdit} aria-label={t('update.of', { name })}>
            {t('update.action')}
          </Button>
          <Button disabled={busy} onClick={onDelete} aria-label={t('delete.of', { name })}>
            {t('delete.action')}
          </Button>
        </>
      }
    />
  )
}
