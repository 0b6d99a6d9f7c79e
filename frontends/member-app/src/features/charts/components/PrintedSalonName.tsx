import Box from '@mui/material/Box'
import { useSession } from '../../session/session-context.ts'

/** The name of the salon at the head of a printed chart; the screen does not show it. */
export function PrintedSalonName() {
  const { user } = useSession()
  if (!user?.agency.name) return null
  return (
    <Box sx={{ display: 'none', displayPrint: 'block', mb: 2, pb: 1, borderBottom: 1, fontWeight: 600 }}>
      {user.agency.name}
    </Box>
  )
}
