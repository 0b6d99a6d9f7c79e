import Box from '@mui/material/Box'
import { PaymentDates } from '../../../components/order/PaymentDates.tsx'
import { useOrderLines } from '../../../components/order/use-order-lines.ts'

/** What a plan would cost this member today and with the next invoice (D-078); its monthly price stands above, so nothing is missing without it. */
export function PlanDates({ productId }: { productId: string }) {
  const lines = useOrderLines({ productId, userIds: [] })
  if (lines.isError) return null
  return <Box sx={place}>{lines.data && <PaymentDates lines={lines.data} />}</Box>
}

/** Kept for two lines while the server reckons. */
const place = { mt: 0.5, minHeight: '4.4rem', '& dt, & dd': { typography: 'body2' } } as const
