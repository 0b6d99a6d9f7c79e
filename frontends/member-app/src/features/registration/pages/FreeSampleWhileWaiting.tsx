import Card from '@mui/material/Card'
import { createLazyComponent } from '../../../components/lazy-component.tsx'

const Sample = createLazyComponent(
  async () => ({ default: (await import('../../player/components/FreeSamplePlayer.tsx')).FreeSamplePlayer }),
  { texts: ['player'] },
)

/** Offers the free sample while the visitor waits for the mail. */
export function FreeSampleWhileWaiting() {
  return (
    <Card sx={{ maxWidth: '28rem', p: 2, mt: 3 }}>
      <Sample />
    </Card>
  )
}
