import Box from '@mui/material/Box'
import { fullName, linesOf } from '../../addresses/rules.ts'
import type { Address } from '../../addresses/types.ts'

/** An address as it would be written on a parcel. */
export function AddressText({ address }: { address: Address }) {
  const lines = [fullName(address), ...linesOf(address)]
  return <Box sx={{ whiteSpace: 'pre-line' }}>{lines.join('\n').trim()}</Box>
}
