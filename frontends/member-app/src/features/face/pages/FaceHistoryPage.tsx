import { paths } from '../../../app/paths.ts'
import { HistoryList } from '../components/HistoryList.tsx'
import { PhotoViewLog } from '../components/PhotoViewLog.tsx'
import { FirstDiagnosisButton } from './FirstDiagnosisButton.tsx'
import { HistoryLayout } from './HistoryLayout.tsx'

/** Lists the member's face diagnoses. */
export function FaceHistoryPage() {
  return (
    <HistoryLayout view="list">
      <HistoryList toLink={(id) => `${paths.aiestheTimeline}?id=${id}`} first={<FirstDiagnosisButton />} />
      <PhotoViewLog />
    </HistoryLayout>
  )
}
