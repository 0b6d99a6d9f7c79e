import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import { RecordContextProvider, useGetList } from 'react-admin'
import type { RowOf } from '../api/call-types.ts'
import { DayText } from '../components/DayText.tsx'
import { DotSeparatedItems } from '../components/DotSeparatedItems.tsx'
import { QueryError } from '../components/QueryError.tsx'
import { RecordLink } from '../components/RecordLink.tsx'
import { YenText } from '../components/YenText.tsx'
import { ContractStatusTag } from '../contracts/ContractStatusTag.tsx'
import { useTranslate } from '../i18n/use-translate.ts'

const MAX_CONTRACTS = 5

/** Requests the plans and rentals that a member uses from billing, with their state and next charge. */
export function MemberContracts({ memberId }: { memberId: string }) {
  const translate = useTranslate()
  const { data, error, refetch } = useGetList<RowOf<'GET /admin/contracts'>>(
    'contracts',
    {
      filter: { userId: memberId },
      pagination: { page: 1, perPage: MAX_CONTRACTS },
      sort: { field: 'orderedAt', order: 'DESC' },
    },
    { retry: false },
  )
  if (!data) return error ? <QueryError query={{ error, refetch }} /> : <Skeleton />
  if (data.length === 0) return translate('console.none')
  return data.map((contract) => (
    <Box key={contract.id} sx={{ '& + &': { mt: 1 } }}>
      <RecordLink resource="contracts" id={contract.id}>
        {contract.productName}
      </RecordLink>{' '}
      <RecordContextProvider value={contract}>
        <ContractStatusTag />
      </RecordContextProvider>
      {contract.nextChargeOn !== null && (
        <div>
          <DotSeparatedItems
            items={[
              translate('console.inquiries.nextCharge'),
              <DayText key="day" day={contract.nextChargeOn} />,
              // The price of a plan or a period that follows is not known here.
              contract.nextProductName ??
                (contract.nextPeriod === null && (
                  <YenText key="amount" yen={contract.unitPrice + contract.nextDifference} />
                )),
            ]}
          />
        </div>
      )}
    </Box>
  ))
}
