import { Timeline } from '../components/Timeline.tsx'
import { FirstDiagnosis } from './FirstDiagnosis.tsx'
import { HistoryFrame } from './HistoryFrame.tsx'
import { useCanPublish } from './use-can-publish.ts'
import { useCompare } from './use-compare.ts'

/** Shows face diagnoses as portraits by date. */
export function FaceTimelinePage() {
  return (
    <HistoryFrame view="timeline">
      <Timeline canPublish={useCanPublish()} onCompare={useCompare()} first={<FirstDiagnosis />} />
    </HistoryFrame>
  )
}
