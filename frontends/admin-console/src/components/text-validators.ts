import { isBlankText, isLongerThan } from '@hibiki/text'
import { required as requiredValue } from 'react-admin'

/** Works like `required` of react-admin, and also rejects a text without any visible character. */
export function required(): ReturnType<typeof requiredValue> {
  const checkValue = requiredValue()
  const checkVisibleText = (...[value, ...form]: Parameters<typeof checkValue>) =>
    checkValue(typeof value === 'string' && isBlankText(value) ? '' : value, ...form)
  return Object.assign(checkVisibleText, { isRequired: true as const })
}

/**
 * Works like `maxLength` of react-admin, but counts characters instead of UTF-16 units: an emoji or an accented letter is one character.
 */
export const maxLength = (max: number) => (value: unknown) =>
  typeof value === 'string' && isLongerThan(value, max)
    ? { message: 'ra.validation.maxLength', args: { max } }
    : undefined
