import Box from '@mui/material/Box'
import { LazyOnVisible } from '../../../components/LazyOnVisible.tsx'
import { createLazyComponent } from '../../../components/lazy-component.tsx'

const AwardsPanel = createLazyComponent(() => import('./AwardsPanel.tsx'))

/** Loads awards and press articles when they come into view. The anchor stays when there are none. */
export function LazyAwards() {
  return (
    <Box id="awards">
      <LazyOnVisible waiting={null}>
        <AwardsPanel />
      </LazyOnVisible>
    </Box>
  )
}
