import Box from '@mui/material/Box'
import { ApproveButton } from './ApproveButton.tsx'
import { DeleteApplicationButton } from './DeleteApplicationButton.tsx'
import { RejectButton } from './RejectButton.tsx'

/** The three buttons of the specification in the order of the specification. */
export function DecisionButtons() {
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 1 }}>
      <ApproveButton />
      <RejectButton />
      <DeleteApplicationButton />
    </Box>
  )
}
