import { useMutation } from '@tanstack/react-query'
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'

/** A translation key and what stands in it. */
export interface TranslatedText {
  key: string
  args?: Record<string, unknown>
}

interface ActionOptions<T> {
  run: (provider: ConsoleDataProvider) => Promise<T>
  /** What is said afterwards. */
  successText: (result: T) => TranslatedText
  /** A key put before the server's sentence when it fails. */
  failureKey?: string | undefined
  onSuccess?: ((result: T) => void) | undefined
  onSettled?: (() => void) | undefined
}

/**
 * One action beyond create and update. Success and refusals are told in a notification. A conflict (409: somebody else was
 * faster) shows the server's sentence and loads the page anew, so that the next try sees what is true.
 */
export function useAction<T>({ run, successText, failureKey, onSuccess, onSettled }: ActionOptions<T>) {
  const provider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation<T, Error, void>({
    mutationFn: () => run(provider),
    onSuccess: (result) => {
      const { key, args } = successText(result)
      notify(key, { type: 'success', messageArgs: args ?? {} })
      if (onSuccess) onSuccess(result)
      else refresh()
    },
    onError: (error) => {
      const isConflict = error instanceof HttpError && error.status === 409
      if (failureKey) notify(failureKey, { type: 'error', messageArgs: { reason: error.message } })
      else
        notify(error.message, { type: isConflict ? 'warning' : 'error', messageArgs: { _: error.message } })
      if (isConflict) refresh()
    },
    onSettled: () => onSettled?.(),
  })
}
