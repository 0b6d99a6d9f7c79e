import Box from '@mui/material/Box'
import { DiagnosisLock } from '../../plans/lock/PlanLock.tsx'

/** Beside the way to the face diagnosis: which plan it needs. */
export default function FaceLock() {
  return (
    <Box component="span" sx={{ ml: 1.5 }}>
      <DiagnosisLock />
    </Box>
  )
}
