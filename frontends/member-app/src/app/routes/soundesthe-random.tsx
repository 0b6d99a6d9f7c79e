import { PageTitle } from '../../components/PageTitle.tsx'

export function Page() {
  return <PageTitle>soundesthe-random</PageTitle>
}
