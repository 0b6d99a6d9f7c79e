import { Comparison } from '../components/Comparison.tsx'
import { HistoryFrame } from './HistoryFrame.tsx'

/** Two face diagnoses beside each other. */
export function Page() {
  return (
    <HistoryFrame view="comparing">
      <Comparison />
    </HistoryFrame>
  )
}
