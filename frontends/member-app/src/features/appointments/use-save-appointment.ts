import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api, unwrap } from '../../lib/api/client.ts'
import type { AppointmentContent, AppointmentTarget } from './types.ts'

/**
 * Reads again whatever shows appointments. Nobody waits for it: what was cancelled leaves the calendar with the dialog that shows it, which
 * has to be closed before.
 */
function useInvalidateAppointments(): () => void {
  const queryClient = useQueryClient()
  return () => {
    const shown = ['/calendar/esthe-between', '/calendar/appointment', '/pic/calte/today']
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => shown.includes(String(queryKey[1])) })
  }
}

/** Creates an appointment, or changes the occurrences that `target` names. */
export function useSaveAppointment() {
  const onSettled = useInvalidateAppointments()
  return useMutation({
    mutationFn: ({ content, target }: { content: AppointmentContent; target: AppointmentTarget | null }) =>
      target === null
        ? unwrap(api.POST('/calendar/appointments', { body: content }))
        : unwrap(api.POST('/calendar/appointments/change', { body: { ...target, ...content } })),
    onSettled,
  })
}

export function useCancelAppointment() {
  const onSettled = useInvalidateAppointments()
  return useMutation({
    mutationFn: (target: AppointmentTarget) =>
      unwrap(api.POST('/calendar/appointments/cancel', { body: target })),
    onSettled,
  })
}
