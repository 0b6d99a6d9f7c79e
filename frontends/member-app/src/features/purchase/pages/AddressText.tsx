import Box from '@mui/material/Box'
import { formatAddressLines, formatFullName } from '../../addresses/rules.ts'
import type { Address } from '../../addresses/types.ts'

/** Shows an address as it is written on a parcel. */
export function AddressText({ address }: { address: Address }) {
  const lines = [formatFullName(address), ...formatAddressLines(address)]
  return <Box sx={{ whiteSpace: 'pre-line' }}>{lines.join('\n').trim()}</Box>
}
