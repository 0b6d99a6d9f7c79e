import Box from '@mui/material/Box'
import { BackgroundPlayer } from '../../features/player/components/BackgroundPlayer.tsx'

/** The mini player of visitors, at the lower edge of every public page; members have theirs in the fixed footer. */
export default function VisitorPlayerBar() {
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 'appBar',
        pb: 'env(safe-area-inset-bottom)',
        bgcolor: 'background.default',
        displayPrint: 'none',
      }}
    >
      <BackgroundPlayer />
    </Box>
  )
}
