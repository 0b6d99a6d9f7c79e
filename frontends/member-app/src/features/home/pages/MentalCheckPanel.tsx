import { paths } from '../../../app/paths.ts'
import { MentalCheckCard } from '../../../components/MentalCheckCard.tsx'
import { $api } from '../../../lib/api/queries.ts'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'

export default function MentalCheckPanel() {
  return (
    <QueryProvider>
      <WhereDue />
    </QueryProvider>
  )
}

function WhereDue() {
  const { data: isDue } = $api.useQuery('get', '/mental-check/can-any-mentalcheck')
  return isDue === true && <MentalCheckCard to={paths.mentalCheck} />
}
