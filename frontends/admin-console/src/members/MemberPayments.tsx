import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { RecordContextProvider, useGetList } from 'react-admin'
import type { RowOf } from '../api/call-types.ts'
import { DateTime } from '../components/DateTime.tsx'
import { DotSeparatedItems } from '../components/DotSeparatedItems.tsx'
import { QueryError } from '../components/QueryError.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { YenText } from '../components/YenText.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { PaymentStateTag } from '../payments/PaymentStateTag.tsx'

const MAX_PAYMENTS = 3

/** Requests the last charges of a member from billing. */
export function MemberPayments({ memberId }: { memberId: string }) {
  const translate = useTranslate()
  const { data, error, refetch } = useGetList<RowOf<'GET /admin/payments'>>(
    'payments',
    {
      filter: { memberId },
      pagination: { page: 1, perPage: MAX_PAYMENTS },
      sort: { field: 'createdAt', order: 'DESC' },
    },
    { retry: false },
  )
  if (!data) return error ? <QueryError query={{ error, refetch }} /> : <Skeleton />
  if (data.length === 0) return translate('console.none')
  return data.map((payment) => (
    <Box key={payment.id} sx={{ '& + &': { mt: 1 } }}>
      <RecordLink resource="payments" id={payment.id}>
        <YenText yen={payment.amount} />
      </RecordLink>{' '}
      <RecordContextProvider value={payment}>
        <PaymentStateTag />
      </RecordContextProvider>
      <div>
        <DotSeparatedItems
          items={[<DateTime key="at" at={payment.createdAt} />, payment.card, payment.failureCode]}
        />
      </div>
    </Box>
  ))
}
