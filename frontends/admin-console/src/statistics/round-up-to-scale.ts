/** Returns the next number that suits a scale: 1, 2 or 5 with zeros behind it, and at least 1. */
export function roundUpToScale(value: number): number {
  if (value <= 1) return 1
  const digits = 10 ** Math.floor(Math.log10(value))
  return ([1, 2, 5].find((figure) => figure * digits >= value) ?? 10) * digits
}
