import Box from '@mui/material/Box'
import Divider from '@mui/material/Divider'
import { AppearancePicker } from '../../../components/AppearancePicker.tsx'
import { LanguagePicker } from '../../../components/LanguagePicker.tsx'
import { ZoomControl } from './ZoomControl.tsx'

/** Offers language, page zoom and appearance together, in every place that has these settings. */
export function DisplaySettings() {
  return (
    <Box>
      <LanguagePicker />
      <Divider sx={{ my: 1.5 }} />
      <ZoomControl />
      <Divider sx={{ my: 1.5 }} />
      <AppearancePicker />
    </Box>
  )
}
