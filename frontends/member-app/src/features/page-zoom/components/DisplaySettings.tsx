import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import { LanguageChoice } from '../../../components/LanguageChoice.tsx'
import { ZoomControl } from './ZoomControl.tsx'

/** Language and page zoom, wherever they are reached from. */
export function DisplaySettings() {
  return (
    <Box>
      <LanguageChoice />
      <Divider sx={{ my: 1.5 }} />
      <ZoomControl />
    </Box>
  )
}
