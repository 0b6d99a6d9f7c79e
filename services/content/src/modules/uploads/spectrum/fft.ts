/** Computes the discrete Fourier transform of complex numbers in place, for sizes that are powers of two. */
export function computeFft(re: Float64Array, im: Float64Array): void {
  const size = re.length
  for (let at = 1, mirrored = 0; at < size; at++) {
    let bit = size >> 1
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit
    mirrored ^= bit
    if (at < mirrored) {
      ;[re[at], re[mirrored]] = [re[mirrored] ?? 0, re[at] ?? 0]
      ;[im[at], im[mirrored]] = [im[mirrored] ?? 0, im[at] ?? 0]
    }
  }
  for (let half = 1; half < size; half *= 2) {
    for (let at = 0; at < half; at++) {
      const [cos, sin] = [Math.cos((Math.PI * at) / half), -Math.sin((Math.PI * at) / half)]
      for (let even = at; even < size; even += 2 * half) {
        const odd = even + half
        const x = (re[odd] ?? 0) * cos - (im[odd] ?? 0) * sin
        const y = (re[odd] ?? 0) * sin + (im[odd] ?? 0) * cos
        re[odd] = (re[even] ?? 0) - x
        im[odd] = (im[even] ?? 0) - y
        re[even] = (re[even] ?? 0) + x
        im[even] = (im[even] ?? 0) + y
      }
    }
  }
}
