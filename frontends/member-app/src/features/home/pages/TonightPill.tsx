import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'

interface Props {
  figure?: ReactNode
  children?: ReactNode
}

/** Reserves the space of tonight's sound on the home page, so that nothing moves when the sound is loaded. */
export function TonightPill({ figure, children }: Props) {
  return (
    <Box component="span" aria-hidden={children === undefined} sx={pill}>
      <Box component="span" sx={place}>
        {figure ?? <Skeleton width="4rem" height="4rem" sx={{ borderRadius: 999, transform: 'none' }} />}
      </Box>
      <Box component="span" sx={{ minWidth: 0, flexGrow: 1 }}>
        {children ?? (
          <>
            <Skeleton width="70%" />
            <Skeleton width="90%" />
          </>
        )}
      </Box>
    </Box>
  )
}

const pill = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  width: '100%',
  maxWidth: '27rem',
  minHeight: { xs: '8.5rem', md: '7rem' },
  px: 2,
  py: 1.5,
  borderRadius: '3rem',
  border: 1,
  borderColor: 'outline.main',
  bgcolor: 'background.paper',
  transition: 'border-color 200ms ease-out',
} as const

const place = {
  display: 'grid',
  placeItems: 'center',
  width: '4.75rem',
  height: '4.75rem',
  flexShrink: 0,
} as const
