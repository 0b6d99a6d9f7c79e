import { use } from 'react'
import { loadTexts } from '../../../lib/i18n/i18n.ts'
import { FreeSamplePlayer } from '../../player/components/FreeSamplePlayer.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'

const texts = loadTexts(['player'])

export default function FreeSamplePanel() {
  use(texts)
  return (
    <QueryProvider>
      <FreeSamplePlayer />
    </QueryProvider>
  )
}
