import type { Appearance } from './hibiki-theme-options.ts'

type Expression = 'HAPPY' | 'FEAR' | 'SAD' | 'ANGRY'

/**
 * The colour of each expression of a face, the same in every figure; none means good or bad. They are no part of the palette, because few
 * pages have such figures and every page loads the palette first.
 */
export const expressionColours: Readonly<Record<Appearance, Readonly<Record<Expression, string>>>> = {
  day: { HAPPY: '#A2660F', FEAR: '#2C7566', SAD: '#2F6A9E', ANGRY: '#9E3D5C' },
  night: { HAPPY: '#DBA254', FEAR: '#6FC2AE', SAD: '#84B6E0', ANGRY: '#E58FA8' },
}
