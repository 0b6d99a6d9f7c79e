import { useQueryClient } from '@tanstack/react-query'
import { useShowError } from '../../../components/alert/use-show-error.ts'
import { $api } from '../../../lib/api/queries.ts'
import type { SevenNights } from '../types.ts'

const key = $api.queryOptions('get', '/activity/seven-nights').queryKey

const withoutTopic = {
  offer: (before: SevenNights): SevenNights => ({ ...before, isOfferOpen: false }),
  'plan-note': (before: SevenNights): SevenNights => ({
    ...before,
    run: before.run && { ...before.run, planNote: null },
  }),
}

/** Puts a card away for good. It goes from every page at once, without another request that could fail and leave it there. */
export function useDismissSevenNights(topic: keyof typeof withoutTopic) {
  const queryClient = useQueryClient()
  const showError = useShowError()
  const { mutate, isPending } = $api.useMutation('post', '/activity/seven-nights/dismiss', {
    // A response that was under way may still name the card.
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey: key })
      queryClient.setQueryData<SevenNights>(key, (before) => before && withoutTopic[topic](before))
    },
    onError: showError,
  })
  return { dismiss: () => mutate({ body: { topic } }), isPending }
}
