import IntroPapers from '../../intro-papers/components/IntroPapers.tsx'
import { QueryProvider } from '../../session/components/QueryProvider.tsx'

export default function IntroPapersPanel() {
  return (
    <QueryProvider>
      <IntroPapers />
    </QueryProvider>
  )
}
