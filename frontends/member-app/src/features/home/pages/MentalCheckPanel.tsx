import { paths } from '../../../app/paths.ts'
import { MentalCheckCard } from '../../../components/MentalCheckCard.tsx'
import { useHasDueMentalCheck } from '../../mental-check/api/use-mental-check.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'

export default function MentalCheckPanel() {
  return (
    <QueryProvider>
      <WhereDue />
    </QueryProvider>
  )
}

function WhereDue() {
  const { data: isDue } = useHasDueMentalCheck()
  return isDue === true && <MentalCheckCard to={paths.mentalCheck} />
}
