import { Comparison } from '../../features/face/components/Comparison.tsx'
import { HistoryPage } from '../face/HistoryPage.tsx'

/** Two face diagnoses beside each other. */
export function Page() {
  return (
    <HistoryPage view="comparing">
      <Comparison />
    </HistoryPage>
  )
}
