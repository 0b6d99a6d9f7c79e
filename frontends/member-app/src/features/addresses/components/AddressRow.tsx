import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Row } from '../../../components/Row.tsx'
import { StatusMark } from '../../../components/StatusMark.tsx'
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
    <Row
      title={
        <>
          {name} {address.regulation && <StatusMark tone="done">{t('regular')}</StatusMark>}
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
