import Box from '@mui/material/Box'
import { fullName, linesOf } from '../../features/addresses/rules.ts'
import type { Address } from '../../features/addresses/types.ts'

/** An address as it would be written on a parcel. */
export function AddressText({ address }: { address: Address }) {
  const lines = [fullName(address), ...linesOf(address)]
  return <Box sx={{ whiteSpace: 'pre-line' }}>{lines.join('\n').trim()}</Box>
}
