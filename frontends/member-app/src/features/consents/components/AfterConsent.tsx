import type { ReactNode } from 'react'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useProvidingData } from '../api/use-consents.ts'

/** What asks for data of the member: nothing is called before my page has the consent it asks for on entering. */
export function AfterConsent({ children }: { children: ReactNode }) {
  const consent = useProvidingData(true)
  return <QueryBoundary query={consent}>{(agreed) => agreed && children}</QueryBoundary>
}
