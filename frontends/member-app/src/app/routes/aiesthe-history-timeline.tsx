import { Timeline } from '../../features/face/components/Timeline.tsx'
import { HistoryPage } from '../face/HistoryPage.tsx'
import { useMayPublish } from '../face/may-publish.ts'

/** Face diagnoses by their dates. */
export function Page() {
  return (
    <HistoryPage view="timeline">
      <Timeline mayPublish={useMayPublish()} />
    </HistoryPage>
  )
}
