import { useMutation } from '@tanstack/react-query'
import { HttpError, useDataProvider, useNotify, useRefresh } from 'react-admin'
import type { ConsoleDataProvider } from '../dataProvider/data-provider.ts'

/** A translation key and what stands in it. */
export interface Text {
  key: string
  args?: Record<string, unknown>
}

interface Action<T> {
  run: (provider: ConsoleDataProvider) => Promise<T>
  /** What is said afterwards. */
  done: (result: T) => Text
  /** A key put before the server's sentence when it fails. */
  failed?: string | undefined
  onDone?: ((result: T) => void) | undefined
  onSettled?: (() => void) | undefined
}

/**
 * One action beyond create and update. Success and refusals are told in a notification. A conflict (409: somebody else was
 * faster) shows the server's sentence and loads the page anew, so that the next try sees what is true.
 */
export function useAction<T>({ run, done, failed, onDone, onSettled }: Action<T>) {
  const provider = useDataProvider<ConsoleDataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  return useMutation<T, Error, void>({
    mutationFn: () => run(provider),
    onSuccess: (result) => {
      const { key, args } = done(result)
      notify(key, { type: 'success', messageArgs: args ?? {} })
      if (onDone) onDone(result)
      else refresh()
    },
    onError: (error) => {
      const conflict = error instanceof HttpError && error.status === 409
      if (failed) notify(failed, { type: 'error', messageArgs: { reason: error.message } })
      else notify(error.message, { type: conflict ? 'warning' : 'error', messageArgs: { _: error.message } })
      if (conflict) refresh()
    },
    onSettled: () => onSettled?.(),
  })
}
