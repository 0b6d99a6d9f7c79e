import { paths } from '../../../app/paths.ts'
import { MentalCheckCard } from '../../../components/MentalCheckCard.tsx'
import { useCanAnyMentalCheck } from '../../mental-check/api/use-mental-checks.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'

export default function MentalCheckPanel() {
  return (
    <QueryProvider>
      <WhereDue />
    </QueryProvider>
  )
}

function WhereDue() {
  const { data: isDue } = useCanAnyMentalCheck()
  return isDue === true && <MentalCheckCard to={paths.mentalCheck} />
}
