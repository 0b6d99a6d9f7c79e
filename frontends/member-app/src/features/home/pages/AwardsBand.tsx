import Box from '@mui/material/Box'
import { LazyOnVisible } from '../../../components/LazyOnVisible.tsx'
import { lazyPart } from '../../../components/lazy-part.tsx'

const AwardsPanel = lazyPart(() => import('./AwardsPanel.tsx'))

/** Awards and articles in the media. The anchor stays where there are none to show. */
export function AwardsBand() {
  return (
    <Box id="awards">
      <LazyOnVisible waiting={null}>
        <AwardsPanel />
      </LazyOnVisible>
    </Box>
  )
}
