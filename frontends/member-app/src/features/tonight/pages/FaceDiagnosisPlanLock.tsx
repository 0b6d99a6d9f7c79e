import Box from '@mui/material/Box'
import { DiagnosisLockHint } from '../../plans/lock/PlanLockHint.tsx'

/** Shows beside the link to the face diagnosis which plan it needs. */
export default function FaceDiagnosisPlanLock() {
  return (
    <Box component="span" sx={{ ml: 1.5 }}>
      <DiagnosisLockHint />
    </Box>
  )
}
