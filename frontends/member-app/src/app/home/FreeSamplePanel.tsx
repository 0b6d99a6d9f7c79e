import { use } from 'react'
import { FreeSamplePlayer } from '../../features/player/components/FreeSamplePlayer.tsx'
import { QueryProvider } from '../../features/session/components/QueryProvider.tsx'
import { loadTexts } from '../../lib/i18n/i18n.ts'

const texts = loadTexts(['player'])

export default function FreeSamplePanel() {
  use(texts)
  return (
    <QueryProvider>
      <FreeSamplePlayer />
    </QueryProvider>
  )
}
