import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Lists names and values below each other and leaves out rows without a value. */
export function NameValueList({ rows }: { rows: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Box component="dl" sx={list}>
      {rows.map(
        ([name, value]) =>
          value !== '' &&
          value !== null && (
            <Box key={name} sx={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </Box>
          ),
      )}
    </Box>
  )
}

const list = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(8rem, auto) minmax(0, 1fr)' },
  columnGap: 3,
  rowGap: { xs: 0, sm: 1 },
  m: 0,
  '& dt': { color: 'text.secondary', typography: 'body2' },
  '& dd': { m: 0, mb: { xs: 1.25, sm: 0 }, fontVariantNumeric: 'tabular-nums', whiteSpace: 'pre-line' },
} as const
