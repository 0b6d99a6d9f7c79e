import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import { toPaymentDetailPath } from '../../../app/paths.ts'
import type { DataTableColumn } from '../../../components/table/DataTable.tsx'
import { useFormatDay } from '../../../lib/i18n/use-format-day.ts'
import { useFormatMoment } from '../../../lib/i18n/use-format-moment.ts'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'
import { jstToIso } from '../rules.ts'
import type { Contract } from '../types.ts'
import { ContractNote } from './ContractNote.tsx'
import { ContractStatus } from './ContractStatus.tsx'

/** Returns the columns that the table of contracts and the purchase history share. */
export function useContractColumns() {
  const { t } = useTranslation('contracts')
  const day = useFormatDay()
  const moment = useFormatMoment()
  const yen = useFormatYen()

  const people: DataTableColumn<Contract> = {
    name: 'people',
    label: t('user'),
    cell: ({ userName, contractorName, isContractor }) => (
      <Box>
        {userName}
        {!isContractor && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {t('paidBy', { name: contractorName })}
          </Typography>
        )}
      </Box>
    ),
  }
  const price: DataTableColumn<Contract> = {
    name: 'price',
    label: t('price'),
    numeric: true,
    cell: ({ price: amount, period }) =>
      t(period === 'year' ? 'perYear' : 'perMonth', { price: yen(amount) }),
  }
  const status: DataTableColumn<Contract> = {
    name: 'status',
    label: t('status'),
    cell: (contract) => (
      <>
        <ContractStatus contract={contract} />
        <ContractNote contract={contract} />
      </>
    ),
    track: 'minmax(0, 1.6fr)',
  }
  const nextPayment: DataTableColumn<Contract> = {
    name: 'next',
    label: t('nextPayment'),
    cell: ({ nextBillDate }) => (nextBillDate ? day(nextBillDate) : '–'),
  }
  const started: DataTableColumn<Contract> = {
    name: 'started',
    label: t('ordered'),
    cell: ({ orderedAt }) => moment(jstToIso(orderedAt)),
  }
  const product: DataTableColumn<Contract> = {
    name: 'product',
    label: t('product'),
    wide: true,
    track: 'minmax(0, 1.3fr)',
    cell: (contract) => <PaymentDetailLink contract={contract} />,
  }
  return { product, people, price, status, nextPayment, started }
}

/** Links the product's name to the payment details. */
export function PaymentDetailLink({
  contract: { id, productDisplayName, bonusFrom },
}: {
  contract: Contract
}) {
  // Days from a bonus code have no payments to show.
  if (bonusFrom !== undefined) return <Box sx={{ fontWeight: 600 }}>{productDisplayName}</Box>
  return (
    <Link
      component={RouterLink}
      to={toPaymentDetailPath(id)}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, fontWeight: 600 }}
    >
      {productDisplayName}
    </Link>
  )
}
