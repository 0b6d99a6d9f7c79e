import { Timeline } from '../components/Timeline.tsx'
import { HistoryFrame } from './HistoryFrame.tsx'
import { useCanPublish } from './use-can-publish.ts'

/** Face diagnoses by their dates. */
export function Page() {
  return (
    <HistoryFrame view="timeline">
      <Timeline canPublish={useCanPublish()} />
    </HistoryFrame>
  )
}
