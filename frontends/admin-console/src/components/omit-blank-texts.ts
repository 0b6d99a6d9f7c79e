import { isBlankText } from '@hibiki/text'

/** The texts that are sent of inputs in several languages: services refuse a blank one, and show the Japanese text without one. */
export const omitBlankTexts = <Texts extends Record<string, string | undefined>>(
  texts: Texts | undefined,
): Texts =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => !isBlankText(text ?? ''))) as Texts
