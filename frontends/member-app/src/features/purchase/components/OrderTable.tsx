import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { type OrderLine, sumOrderTotal } from '../../../components/checkout/payments.rules.ts'
import { DataTable, type DataTableColumn } from '../../../components/table/DataTable.tsx'
import { useFormatYen } from '../../../lib/i18n/use-format-yen.ts'

/** Lists the lines of the order, with the users when the buyer buys for others. No more than the total is charged. */
export function OrderTable({ lines, forOthers }: { lines: readonly OrderLine[]; forOthers: boolean }) {
  const { t } = useTranslation(['purchase', 'common'])
  const yen = useFormatYen()
  const formatAmount = (value: number) => t('order.amount', { amount: yen(value) })
  const role: DataTableColumn<OrderLine> = {
    name: 'role',
    label: t('order.role'),
    cell: (line) => t(`common:status.${line.role}`),
  }
  const columns: DataTableColumn<OrderLine>[] = [
    { name: 'product', label: t('order.product'), track: 'minmax(0, 2fr)', cell: (line) => line.productName },
    ...(forOthers ? [role] : []),
    {
      name: 'quantity',
      label: t('order.quantity'),
      numeric: true,
      track: '5rem',
      cell: (line) => line.quantity,
    },
    {
      name: 'unitPrice',
      label: t('order.unitPrice'),
      numeric: true,
      cell: (line) => formatAmount(line.unitPrice),
    },
    {
      name: 'sum',
      label: t('order.sum'),
      numeric: true,
      cell: (line) => formatAmount(line.unitPrice * line.quantity),
    },
  ]
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      <DataTable
        label={t('order.title')}
        columns={columns}
        rows={lines}
        rowKey={({ kind, role: of, productName, unitPrice, nextBillDate }) =>
          [kind, of, productName, unitPrice, nextBillDate].join(' ')
        }
      />
      <Box
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'flex-end',
          gap: 2,
          mt: 2,
          px: { md: 2.5 },
        }}
      >
        <Typography>{t('order.total')}</Typography>
        <Typography sx={{ fontSize: '1.5rem', fontWeight: 600 }}>
          {formatAmount(sumOrderTotal(lines))}
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {t('order.most')}
        {lines.some(({ kind }) => kind === 'rental') && t('order.rental')}
      </Typography>
    </Box>
  )
}
