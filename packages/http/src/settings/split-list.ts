/** Returns the parts of a comma-separated setting, without empty ones and the blanks around them. */
export function splitList(setting: string): string[] {
  return setting.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
}
