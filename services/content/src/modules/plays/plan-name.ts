import { textsIn } from '../../texts.ts'

/** Returns the name of a pair of codes as records show it, or an empty text for a pair without a name. */
export function planName(dmvTypeCode: string, planCode: string, language: string): string {
  const names: Partial<Record<string, string>> = textsIn(language).planNames
  return names[`${dmvTypeCode}/${planCode}`] ?? ''
}
