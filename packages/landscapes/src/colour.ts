type Triple = readonly [number, number, number]

/** Returns the OKLab coordinates of a colour, in which distances are about as large as they look. */
export function toOklab(hex: string): Triple {
  const toLinear = (at: number): number => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const red = toLinear(1)
  const green = toLinear(3)
  const blue = toLinear(5)
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ]
}

function toHex([lightness, a, b]: Triple): string {
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
  const bytes = linear.map((value) => {
    const share = value <= 0.0031308 ? 12.92 * value : 1.055 * Math.max(0, value) ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, share)))
  })
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** How different two colours look: 0 for equal ones, about 2 for a difference that one just notices, 100 from black to white. */
export function computeColourDistance(one: string, other: string): number {
  const [l1, a1, b1] = toOklab(one)
  const [l2, a2, b2] = toOklab(other)
  return 100 * Math.hypot(l1 - l2, a1 - a2, b1 - b2)
}

/** Turns the hue of a colour by an angle and adds to its lightness. */
export function shiftColour(hex: string, { degrees, lighter }: { degrees: number; lighter: number }): string {
  const [lightness, a, b] = toOklab(hex)
  const angle = (degrees * Math.PI) / 180
  return toHex([
    Math.min(1, Math.max(0, lightness + lighter)),
    a * Math.cos(angle) - b * Math.sin(angle),
    a * Math.sin(angle) + b * Math.cos(angle),
  ])
}

export function mixColours(one: string, other: string, share: number): string {
  const [l1, a1, b1] = toOklab(one)
  const [l2, a2, b2] = toOklab(other)
  return toHex([l1 + (l2 - l1) * share, a1 + (a2 - a1) * share, b1 + (b2 - b1) * share])
}
