import type { ReactNode } from 'react'
import { Loaded } from '../../components/Loaded.tsx'
import { useProvidingData } from '../../features/consents/api/use-consents.ts'

/** What asks for data of the member: nothing is called before my page has the consent it asks for on entering (D-048). */
export function AfterConsent({ children }: { children: ReactNode }) {
  const consent = useProvidingData(true)
  return <Loaded query={consent}>{(agreed) => agreed && children}</Loaded>
}
