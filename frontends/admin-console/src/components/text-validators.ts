import { isBlankText, isLongerThan } from '@hibiki/text'
import { required as requiredValue } from 'react-admin'

/** As `required` of react-admin; a text in which nothing can be seen is left empty, too. */
export function required(): ReturnType<typeof requiredValue> {
  const checkValue = requiredValue()
  const checkVisibleText = (...[value, ...form]: Parameters<typeof checkValue>) =>
    checkValue(typeof value === 'string' && isBlankText(value) ? '' : value, ...form)
  return Object.assign(checkVisibleText, { isRequired: true as const })
}

/** As `maxLength` of react-admin, which counts UTF-16 units: a kanji, an emoji, a letter with its accents is one character. */
export const maxLength = (max: number) => (value: unknown) =>
  typeof value === 'string' && isLongerThan(value, max)
    ? { message: 'ra.validation.maxLength', args: { max } }
    : undefined
