import { MentalCheckCard } from '../../components/MentalCheckCard.tsx'
import { useCanAnyMentalCheck } from '../../features/mental-check/api/use-mental-checks.ts'
import { QueryProvider } from '../../features/session/components/QueryProvider.tsx'
import { paths } from '../paths.ts'

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
