import Box from '@mui/material/Box'
import { Logo } from '../../components/Logo.tsx'
import { ScreenErrorPage } from './ScreenErrorPage.tsx'
import { useRemoveFirstText } from './use-remove-first-text.ts'

/** Shown when the frame of all pages itself fails, so it uses nothing of that frame. */
export function RootErrorPage() {
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
      <ScreenErrorPage />
    </Box>
  )
}
