import { Comparison } from '../components/Comparison.tsx'
import { HistoryFrame } from './HistoryFrame.tsx'

/** Shows two face diagnoses side by side. */
export function FaceComparisonPage() {
  return (
    <HistoryFrame view="comparing">
      <Comparison />
    </HistoryFrame>
  )
}
