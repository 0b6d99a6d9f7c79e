import { useState } from 'react'

/** The two consents of a registration, named as the API names them. */
export function useRegistrationConsents() {
  const [agreeTermsOfService, setTerms] = useState(false)
  const [agreeProvidingData, setData] = useState(false)
  return { values: { agreeTermsOfService, agreeProvidingData }, setTerms, setData }
}

export type RegistrationConsents = ReturnType<typeof useRegistrationConsents>
