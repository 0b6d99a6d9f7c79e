import ChevronLeftRounded from '@mui/icons-material/ChevronLeftRounded'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'

/** Links from a page back to its parent; it stands above the title. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      underline="hover"
      variant="body2"
      sx={{
        display: 'inline-flex',
        displayPrint: 'none',
        alignItems: 'center',
        gap: 0.25,
        minHeight: 44,
        ml: -0.75,
        mt: -1.5,
        mb: 0.5,
      }}
    >
      <ChevronLeftRounded aria-hidden fontSize="small" />
      {children}
    </Link>
  )
}
