import { paths } from '../../../app/paths.ts'
import { HistoryList } from '../components/HistoryList.tsx'
import { PhotoViews } from '../components/PhotoViews.tsx'
import { FirstDiagnosis } from './FirstDiagnosis.tsx'
import { HistoryFrame } from './HistoryFrame.tsx'
import { useCanPublish } from './use-can-publish.ts'
import { useCompare } from './use-compare.ts'

/** Lists the member's face diagnoses. */
export function FaceHistoryPage() {
  return (
    <HistoryFrame view="list">
      <HistoryList
        canPublish={useCanPublish()}
        onCompare={useCompare()}
        toLink={(id) => `${paths.aiestheTimeline}?id=${id}`}
        first={<FirstDiagnosis />}
      />
      <PhotoViews />
    </HistoryFrame>
  )
}
