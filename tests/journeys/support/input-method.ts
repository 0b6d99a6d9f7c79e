import type { Locator } from '@playwright/test'

/**
 * Types into a field as a Japanese input method does: each step changes the composed text, and the last one is entered instead of
 * it.
 */
export async function composeText(field: Locator, steps: readonly string[]): Promise<void> {
  await field.focus()
  const page = field.page()
  const keyboard = await page.context().newCDPSession(page)
  for (const text of steps)
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  await keyboard.send('Input.insertText', { text: steps.at(-1) ?? '' })
  await keyboard.detach()
}
