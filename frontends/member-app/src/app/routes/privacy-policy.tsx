import { PageTitle } from '../../components/PageTitle.tsx'

export function Page() {
  return <PageTitle>privacy-policy</PageTitle>
}
