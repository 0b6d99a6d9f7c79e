import { PageTitle } from '../../components/PageTitle.tsx'

export function Page() {
  return <PageTitle>not-found</PageTitle>
}
