import { useMutation } from '@tanstack/react-query'
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { ConsoleDataProvider } from '../data-provider/data-provider.ts'
import type { TextWithValues } from '../i18n/use-translate.ts'

interface ActionOptions<T> {
  run: (provider: ConsoleDataProvider) => Promise<T>
  /** Returns the notification after a success. */
  successText: (result: T) => TextWithValues
  /** The translation key of a notification that contains the server's sentence as `reason`. */
  failureKey?: TextWithValues['key'] | undefined
  onSuccess?: ((result: T) => void) | undefined
  onSettled?: (() => void) | undefined
}

/**
 * Runs one action beyond create and update, and notifies about success and errors. After a conflict (409: somebody else was faster) it
 * shows the server's sentence and reloads the page, so that the next attempt works on current data.
 */
export function useNotifyingMutation<T>({
  run,
  successText,
  failureKey,
  onSuccess,
  onSettled,
}: ActionOptions<T>) {
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
