import { ResultComparison } from '../components/ResultComparison.tsx'
import { HistoryLayout } from './HistoryLayout.tsx'

/** Shows two face diagnoses side by side. */
export function FaceComparisonPage() {
  return (
    <HistoryLayout view="comparing">
      <ResultComparison />
    </HistoryLayout>
  )
}
