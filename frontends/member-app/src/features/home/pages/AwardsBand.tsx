import Box from '@mui/material/Box'
import { LazyOnVisible } from '../../../components/LazyOnVisible.tsx'
import { lazyPart } from '../../../components/lazy-part.tsx'

const AwardsPanel = lazyPart(() => import('./AwardsPanel.tsx'))

/** Loads awards and press articles when they come into view. The anchor stays when there are none. */
export function AwardsBand() {
  return (
    <Box id="awards">
      <LazyOnVisible waiting={null}>
        <AwardsPanel />
      </LazyOnVisible>
    </Box>
  )
}
