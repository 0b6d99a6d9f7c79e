import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

interface Props {
  title: string
  /** The part belongs to the element directly above it. */
  near?: boolean
  onToggle?: (isOpen: boolean) => void
  children: ReactNode
}

/** A part of a page that stays folded until its title is pressed. */
export function CollapsibleSection({ title, near = false, onToggle, children }: Props) {
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
      sx={{ mt: near ? 1.5 : 5, borderTop: 1, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box component="summary" sx={summary}>
        {title}
        <AddRounded aria-hidden sx={{ color: 'primary.main', transition: 'transform 200ms ease-out' }} />
      </Box>
      {children}
    </Box>
  )
}

const summary = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: '3.5rem',
  py: 1,
  cursor: 'pointer',
  listStyle: 'none',
  fontWeight: 500,
  '&::-webkit-details-marker': { display: 'none' },
  'details[open] > & svg': { transform: 'rotate(45deg)' },
} as const
