import Brochures from '../../brochures/components/Brochures.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'

export default function BrochuresPanel() {
  return (
    <QueryProvider>
      <Brochures />
    </QueryProvider>
  )
}
