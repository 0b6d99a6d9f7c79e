import Card from '@mui/material/Card'
import { lazyPart } from '../../../components/lazy-part.tsx'
import { loadTexts } from '../../../lib/i18n/i18n.ts'

const Sample = lazyPart(async () => {
  const [{ FreeSamplePlayer }] = await Promise.all([
    import('../../player/components/FreeSamplePlayer.tsx'),
    loadTexts(['player']),
  ])
  return { default: FreeSamplePlayer }
})

/** The free sample, while one waits for the mail. */
export function WaitingSound() {
  return (
    <Card sx={{ maxWidth: '28rem', p: 2, mt: 3 }}>
      <Sample />
    </Card>
  )
}
