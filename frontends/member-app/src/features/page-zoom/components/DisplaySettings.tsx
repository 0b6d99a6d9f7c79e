import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import { AppearanceChoice } from '../../../components/AppearanceChoice.tsx'
import { LanguageChoice } from '../../../components/LanguageChoice.tsx'
import { ZoomControl } from './ZoomControl.tsx'

/** Offers language, page zoom and appearance together, in every place that has these settings. */
export function DisplaySettings() {
  return (
    <Box>
      <LanguageChoice />
      <Divider sx={{ my: 1.5 }} />
      <ZoomControl />
      <Divider sx={{ my: 1.5 }} />
      <AppearanceChoice />
    </Box>
  )
}
