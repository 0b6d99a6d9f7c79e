const systems = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const

/** Returns the system of a device as one word from a fixed list ("iPad"), '' for others: client input is never stored unchanged. */
export function findDeviceSystem(userAgent: string | undefined): string {
  const claim = (userAgent ?? '').slice(0, 500)
  return systems.find(([pattern]) => pattern.test(claim))?.[1] ?? ''
}
