import { QueryProvider } from '../../session/components/QueryProvider.tsx'
import { SevenNightsOffer } from '../components/SevenNightsOffer.tsx'
import type { Aim } from '../types.ts'
import { useSevenNights } from './use-seven-nights.ts'

/** Offers seven nights at the end of a stress check. */
export default function SevenNightsAfterCheck({ aim }: { aim: Aim }) {
  return (
    <QueryProvider>
      <Offer aim={aim} />
    </QueryProvider>
  )
}

function Offer({ aim }: { aim: Aim }) {
  const { data } = useSevenNights()
  return data?.isOfferOpen ? <SevenNightsOffer suggestedAim={aim} /> : null
}
