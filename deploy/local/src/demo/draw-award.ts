const WIDTH = 960
const HEIGHT = 640

const motifs = { prize: drawPrize, magazine: drawMagazine, radio: drawRadio }

export type AwardMotif = keyof typeof motifs

/** Draws a picture in place of a photo, so that the demo shows no prize, magazine or studio that exists: a PNG of 960 × 640 pixels. */
export async function drawAward(motif: AwardMotif): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${motifs[motif]()}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

const paint = (colour: string) => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${colour}"/>`

/** A disc between two branches, over rings of sound. */
function drawPrize(): string {
  const rings = [150, 210, 270, 330, 390].map(
    (radius, index) => `<circle cx="480" cy="310" r="${radius}" opacity="${0.5 - index * 0.08}"/>`,
  )
  const leaves = [0, 1, 2, 3, 4, 5].map((index) => {
    const angle = 150 - index * 21
    return `<ellipse rx="15" ry="38" transform="translate(480 310) rotate(${angle}) translate(0 -196) rotate(62)"/>`
  })
  const branch = `<path d="M480 506 A196 196 0 0 0 667 251" fill="none" stroke="#C98A3D" stroke-width="5"/><g fill="#C98A3D">${leaves.join('')}</g>`
  return `${paint('#16294A')}
    <g fill="none" stroke="#A9C3E3" stroke-width="2">${rings.join('')}</g>
    ${branch}<g transform="translate(960 0) scale(-1 1)">${branch}</g>
    <circle cx="480" cy="310" r="112" fill="#DBA254"/>
    <circle cx="480" cy="310" r="94" fill="none" stroke="#FBF1E2" stroke-width="3"/>
    <path d="M400 310 Q416 262 432 310 T464 310 T496 310 T528 310 T560 310" fill="none" stroke="#16294A" stroke-width="8" stroke-linecap="round"/>`
}

/** An open magazine: a night with a moon on one page, lines of text on the other. */
function drawMagazine(): string {
  const lines = [0, 1, 2, 3, 4, 5, 6].map(
    (index) => `<path d="M522 ${312 + index * 26} H${index === 6 ? 640 : 752}"/>`,
  )
  return `${paint('#E6EBF1')}
    <ellipse cx="480" cy="552" rx="350" ry="24" fill="#B7C3D3"/>
    <path d="M480 132 Q330 92 164 124 V528 Q330 500 480 540 Z" fill="#FFFFFF"/>
    <path d="M480 132 Q630 92 796 124 V528 Q630 500 480 540 Z" fill="#FAF7F2"/>
    <path d="M456 158 Q330 126 196 150 V492 Q330 470 456 504 Z" fill="#1F3A5F"/>
    <circle cx="336" cy="250" r="46" fill="#FBF1E2"/><circle cx="356" cy="238" r="40" fill="#1F3A5F"/>
    <g fill="none" stroke="#A9C3E3" stroke-width="4" stroke-linecap="round">
      <path d="M216 376 Q246 356 276 376 T336 376 T396 376 T440 378"/>
      <path d="M216 412 Q246 392 276 412 T336 412 T396 412 T440 414" opacity="0.7"/>
      <path d="M216 448 Q246 430 276 448 T336 448 T396 448 T440 452" opacity="0.4"/>
    </g>
    <path d="M522 190 H724 M522 222 H660" stroke="#22262B" stroke-width="14" stroke-linecap="round"/>
    <path d="M522 266 H596" stroke="#C98A3D" stroke-width="6" stroke-linecap="round"/>
    <g stroke="#B7C3D3" stroke-width="7" stroke-linecap="round">${lines.join('')}</g>
    <path d="M480 132 V540" stroke="#B7C3D3" stroke-width="3"/>`
}

/** A microphone on its arm, with waves to both sides. */
function drawRadio(): string {
  const waves = [0, 1, 2, 3].map((index) => {
    const [reach, height] = [150 + index * 62, 60 + index * 34]
    const opacity = 0.9 - index * 0.2
    return `<path opacity="${opacity}" d="M${480 - reach} ${286 - height} Q${444 - reach} 286 ${480 - reach} ${286 + height} M${480 + reach} ${286 - height} Q${516 + reach} 286 ${480 + reach} ${286 + height}"/>`
  })
  const grille = [0, 1, 2, 3, 4].map((index) => `<path d="M414 ${214 + index * 32} H546"/>`)
  return `${paint('#F2ECE1')}
    <path d="M0 566 H960 V640 H0 Z" fill="#E2DACB"/>
    <g fill="none" stroke="#5F8A3D" stroke-width="9" stroke-linecap="round">${waves.join('')}</g>
    <path d="M376 300 Q376 416 480 416 Q584 416 584 300 M480 416 V540" fill="none" stroke="#22262B" stroke-width="12" stroke-linecap="round"/>
    <path d="M396 566 Q400 534 480 534 Q560 534 564 566 Z" fill="#22262B"/>
    <rect x="408" y="140" width="144" height="236" rx="72" fill="#43672A"/>
    <g stroke="#A9CE88" stroke-width="7" stroke-linecap="round">${grille.join('')}</g>
    <circle cx="836" cy="96" r="22" fill="#B5432F"/>`
}
