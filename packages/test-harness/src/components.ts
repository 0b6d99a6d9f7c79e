import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { afterAll, vi } from 'vitest'

/** More than React takes stacks of; from there on it leaves them out by itself. */
const NO_MORE_STACKS = 1e9

/**
 * Leaves out what tests of components pay for on every element and on every poll, and nobody reads; a quarter of their time. React
 * makes an `Error` for each element, to name the owner in warnings; Testing Library prints the whole document for each query that
 * finds nothing yet. What a query prints in the end, when its time is over, stays.
 *
 * Lets each file's imports settle before the next file begins: one still being fetched fails then, and stays failed in its worker.
 *
 * @param options.asyncUtilTimeout how long `findBy` and `waitFor` look, in ms
 */
export function setUpComponentTests(options: { asyncUtilTimeout: number }): void {
  const internals = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE')
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => NO_MORE_STACKS,
    set() {},
  })
  afterAll(() => vi.dynamicImportSettled(), 60_000)
  // The setup runs once for each file, the library's settings are the worker's.
  if (getConfig().asyncUtilTimeout === options.asyncUtilTimeout) return
  const { getElementError } = getConfig()
  configure({
    ...options,
    getElementError(message, container) {
      const isPolling: unknown = Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics')
      if (isPolling !== true) return getElementError(message, container)
      return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    },
  })
}

/**
 * Enters a text as one change, as a paste or a password manager does, at the end of what the field holds. Typing draws a form anew for
 * every key; use `user.type` where keys matter.
 */
export async function enterText(
  user: { click(element: Element): Promise<void>; paste(text: string): Promise<void> },
  field: Element,
  text: string,
): Promise<void> {
  await user.click(field)
  await user.paste(text)
}
