import { createPortrait, type FaceCrops } from '@hibiki/aiesthe'

const [WIDTH, HEIGHT] = [720, 540]
/** The position of the drawn face in pixels. */
const FACE = { left: 220, top: 90, width: 280, height: 360 }

/** Draws a face in place of a photo, so that the demo shows no person; returns the photo and the crops of its face. */
export async function drawFace(mood: 'tense' | 'relaxed'): Promise<{ photo: Uint8Array } & FaceCrops> {
  const { default: sharp } = await import('sharp')
  const drawing = sharp(Buffer.from(renderSvg(mood)))
  const png = await drawing.png().toBuffer()
  const cut = (region: typeof FACE) => sharp(png).extract(region).png().toBuffer()
  const [halfWidth, halfHeight] = [FACE.width / 2, FACE.height / 2]
  return {
    photo: await sharp(png).jpeg({ quality: 85 }).toBuffer(),
    full: await cut(FACE),
    leftHalf: await cut({ ...FACE, width: halfWidth }),
    rightHalf: await cut({ ...FACE, left: FACE.left + halfWidth, width: halfWidth }),
    upperHalf: await cut({ ...FACE, height: halfHeight }),
    lowerHalf: await cut({ ...FACE, top: FACE.top + halfHeight, height: halfHeight }),
    portrait: await createPortrait(sharp(png).extract(FACE)),
  }
}

function renderSvg(mood: 'tense' | 'relaxed'): string {
  const mouth = mood === 'tense' ? 'M310 372 Q360 356 410 372' : 'M305 360 Q360 408 415 360'
  const brows =
    mood === 'tense'
      ? 'M282 226 L334 240 M438 226 L386 240'
      : 'M280 232 Q308 216 336 228 M440 232 Q412 216 384 228'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="100%" height="100%" fill="#dfe7e4"/>
    <path d="M150 540 Q180 430 360 430 Q540 430 570 540 Z" fill="#8fa9a1"/>
    <ellipse cx="360" cy="270" rx="135" ry="172" fill="#f1d3bd"/>
    <path d="M222 250 Q220 88 360 88 Q500 88 498 250 Q470 160 360 160 Q250 160 222 250 Z" fill="#4a3b35"/>
    <g fill="none" stroke="#4a3b35" stroke-width="7" stroke-linecap="round">
      <path d="${brows}"/><path d="M352 262 Q344 312 366 314" stroke="#d3a98d"/>
      <path d="${mouth}" stroke="#b4635a"/>
    </g>
    <ellipse cx="308" cy="264" rx="13" ry="11" fill="#3b302c"/>
    <ellipse cx="412" cy="264" rx="13" ry="11" fill="#3b302c"/>
  </svg>`
}
