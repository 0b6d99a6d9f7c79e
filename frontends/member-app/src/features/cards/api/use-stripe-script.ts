import type { Stripe } from '@stripe/stripe-js'
// The pure entry loads Stripe's script on call, not on import.
import { loadStripe } from '@stripe/stripe-js/pure'
import { useQuery } from '@tanstack/react-query'

/** Loads Stripe's script, which must come from Stripe's own server, with our key. */
export const useStripeScript = (publishableKey: string) =>
  useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: async (): Promise<Stripe> => {
      const stripe = await loadStripe(publishableKey)
      if (!stripe) throw new Error('Stripe loads in browsers only')
      return stripe
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
