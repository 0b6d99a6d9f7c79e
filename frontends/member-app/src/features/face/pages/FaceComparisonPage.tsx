import { Comparison } from '../components/Comparison.tsx'
import { HistoryFrame } from './HistoryFrame.tsx'

/** Two face diagnoses beside each other. */
export function FaceComparisonPage() {
  return (
    <HistoryFrame view="comparing">
      <Comparison />
    </HistoryFrame>
  )
}
