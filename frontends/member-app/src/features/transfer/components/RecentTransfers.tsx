import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { CompletedTransfer } from './CompletedTransfer.tsx'

/** Lists the newest transfers, so that one can be undone after its page was left. */
export function RecentTransfers() {
  const { t } = useTranslation('transfer')
  const query = { sort: '["performedAt","DESC"]' as const, range: JSON.stringify([0, 4]) }
  const transfers = $api.useQuery('get', '/admin/transfers', { params: { query } })
  return (
    <QueryBoundary query={transfers} lines={4}>
      {(list) =>
        list.length === 0 ? (
          <Typography sx={{ color: 'text.secondary' }}>{t('recent.empty')}</Typography>
        ) : (
          list.map((transfer) => <CompletedTransfer key={transfer.id} transfer={transfer} />)
        )
      }
    </QueryBoundary>
  )
}
