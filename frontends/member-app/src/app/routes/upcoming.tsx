import { PageTitle } from '../../components/PageTitle.tsx'

export function Page() {
  return <PageTitle>upcoming</PageTitle>
}
