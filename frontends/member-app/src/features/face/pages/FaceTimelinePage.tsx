import { FaceTimeline } from '../components/FaceTimeline.tsx'
import { FirstDiagnosisButton } from './FirstDiagnosisButton.tsx'
import { HistoryLayout } from './HistoryLayout.tsx'
import { useCanPublish } from './use-can-publish.ts'
import { useOpenComparison } from './use-open-comparison.ts'

/** Shows face diagnoses as portraits by date. */
export function FaceTimelinePage() {
  return (
    <HistoryLayout view="timeline">
      <FaceTimeline
        canPublish={useCanPublish()}
        onCompare={useOpenComparison()}
        first={<FirstDiagnosisButton />}
      />
    </HistoryLayout>
  )
}
