import Box from '@mui/material/Box'
import { DiagnosisLock } from '../../plans/lock/PlanLock.tsx'

/** Shows beside the link to the face diagnosis which plan it needs. */
export default function FaceLock() {
  return (
    <Box component="span" sx={{ ml: 1.5 }}>
      <DiagnosisLock />
    </Box>
  )
}
