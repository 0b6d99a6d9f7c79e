import type { ReactNode } from 'react'
import { QueryBoundary } from '../../../components/QueryBoundary.tsx'
import { useProvidingDataConsent } from '../api/use-consents.ts'

/** Renders its children, which load the member's data, only after the consent that my page requires. */
export function AfterConsent({ children }: { children: ReactNode }) {
  const consent = useProvidingDataConsent()
  return <QueryBoundary query={consent}>{(agreed) => agreed && children}</QueryBoundary>
}
