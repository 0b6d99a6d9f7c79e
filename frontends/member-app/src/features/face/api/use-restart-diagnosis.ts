import { useMutation } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Discards the diagnosis in progress; there is no other way back to an earlier step. */
export const useRestartDiagnosis = () =>
  useMutation({ mutationFn: () => unwrap(api.POST('/aiesthe/start-again')) })
