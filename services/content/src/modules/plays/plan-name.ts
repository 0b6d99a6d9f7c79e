import { textsIn } from '../../texts.ts'

/** What a pair of codes is called where a play is shown again; empty for a pair that has no name. */
export function planName(dmvTypeCode: string, planCode: string, language: string): string {
  const names: Partial<Record<string, string>> = textsIn(language).planNames
  return names[`${dmvTypeCode}/${planCode}`] ?? ''
}
