import { useMutation } from '@tanstack/react-query'
import { api, unwrap } from '../../../lib/api/client.ts'

/** Leaves the diagnosis under way: the only way back to an earlier step. */
export const useStartAgain = () => useMutation({ mutationFn: () => unwrap(api.POST('/aiesthe/start-again')) })
