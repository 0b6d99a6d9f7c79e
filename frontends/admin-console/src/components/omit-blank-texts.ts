import { isBlankText } from '@hibiki/text'

/** Returns the texts to send: services reject a blank text and display the Japanese one for a missing text. */
export const omitBlankTexts = <Texts extends Record<string, string | undefined>>(
  texts: Texts | undefined,
): Texts =>
  Object.fromEntries(Object.entries(texts ?? {}).filter(([, text]) => !isBlankText(text ?? ''))) as Texts
