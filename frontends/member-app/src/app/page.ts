import type { ComponentType } from 'react'
import { loadTexts } from '../lib/i18n/i18n.ts'

/** A lazy route: the module's `Page` and the texts it needs, fetched at the same time. */
export const page = (texts: readonly string[], load: () => Promise<{ Page: ComponentType }>) => async () => {
  const [{ Page }] = await Promise.all([load(), loadTexts(texts)])
  return { Component: Page }
}
