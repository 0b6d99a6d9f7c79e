import Box from '@mui/material/Box'
import { LegalText, type LegalTextName } from './LegalText.tsx'

/** Shows a legal text in a panel of 300 px that scrolls by itself, also by keyboard. */
export function LegalPanel({ name, label }: { name: LegalTextName; label: string }) {
  return (
    <Box
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={{
        height: '18.75rem',
        overflowY: 'auto',
        px: 2.5,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
      }}
    >
      <LegalText name={name} />
    </Box>
  )
}
