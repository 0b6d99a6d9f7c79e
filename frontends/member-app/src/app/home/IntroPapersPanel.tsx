import IntroPapers from '../../features/intro-papers/components/IntroPapers.tsx'
import { QueryProvider } from '../../features/session/components/QueryProvider.tsx'

export default function IntroPapersPanel() {
  return (
    <QueryProvider>
      <IntroPapers />
    </QueryProvider>
  )
}
