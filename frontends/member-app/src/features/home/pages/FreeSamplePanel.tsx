import { FreeSamplePlayer } from '../../player/components/FreeSamplePlayer.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'

export default function FreeSamplePanel() {
  return (
    <QueryProvider>
      <FreeSamplePlayer starts />
    </QueryProvider>
  )
}
