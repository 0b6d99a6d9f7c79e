import { deviceSystem } from '@hibiki/http'

const browsers = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/.*Safari\//, 'Safari'],
] as const

/** A browser in a few words, from a fixed list ("Chrome · Windows"): what a client claims is never stored as it came. */
export function describeDevice(userAgent: string | undefined): string {
  const claim = (userAgent ?? '').slice(0, 500)
  const browser = browsers.find(([pattern]) => pattern.test(claim))?.[1] ?? ''
  return [browser, deviceSystem(claim)].filter((part) => part !== '').join(' · ')
}
