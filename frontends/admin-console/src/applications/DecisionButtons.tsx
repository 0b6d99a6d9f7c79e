import Box from '@mui/material/Box'
import { ApproveButton } from './ApproveButton.tsx'
import { DeleteApplicationButton } from './DeleteApplicationButton.tsx'
import { RejectButton } from './RejectButton.tsx'

/** The specification prescribes these three buttons in this order. */
export function DecisionButtons() {
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 1 }}>
      <ApproveButton />
      <RejectButton />
      <DeleteApplicationButton />
    </Box>
  )
}
