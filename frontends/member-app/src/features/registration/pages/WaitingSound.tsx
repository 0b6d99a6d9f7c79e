import Card from '@mui/material/Card'
import { lazyPart } from '../../../components/lazy-part.tsx'

const Sample = lazyPart(
  async () => ({ default: (await import('../../player/components/FreeSamplePlayer.tsx')).FreeSamplePlayer }),
  { texts: ['player'] },
)

/** Offers the free sample while the visitor waits for the mail. */
export function WaitingSound() {
  return (
    <Card sx={{ maxWidth: '28rem', p: 2, mt: 3 }}>
      <Sample />
    </Card>
  )
}
