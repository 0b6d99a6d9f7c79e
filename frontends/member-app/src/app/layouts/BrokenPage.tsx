import Box from '@mui/material/Box'
import { Logo } from '../../components/Logo.tsx'
import { BrokenScreen } from './BrokenScreen.tsx'
import { useRemoveFirstText } from './use-remove-first-text.ts'

/** The last resort: the frame of the pages failed, or what they all need. */
export function BrokenPage() {
  useRemoveFirstText()
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
      }}
    >
      <Logo />
      <BrokenScreen />
    </Box>
  )
}
