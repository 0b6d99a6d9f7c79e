import { configure, getConfig } from '@testing-library/react'
import * as React from 'react'
import { afterAll, vi } from 'vitest'

/** Exceeds the number of stacks that React collects, so that it collects none. */
const NO_MORE_STACKS = 1e9

/**
 * Turns off what tests of components pay for on every element and poll without using it, a quarter of their time: React creates an `Error`
 * for each element, to name the owner in warnings, and Testing Library prints the whole document for each query that finds nothing yet. The
 * final output of a failing query stays.
 *
 * Waits for each file's imports before the next file begins: one that is still being fetched then fails, and stays failed in its worker.
 *
 * @param options.asyncUtilTimeout how long `findBy` and `waitFor` poll, in ms
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
