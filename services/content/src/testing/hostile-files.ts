import { deflateRawSync } from 'node:zlib'
import { createMp3 } from './mp3.ts'

/** A file that must be rejected, and the field that must name the problem. */
export interface HostileFile {
  name: string
  /** The bytes, or the data URL itself where that is manipulated. */
  file: Buffer | string
  fileName?: string
  field: 'dmv' | 'fileName' | 'minutesCourse'
}

const FRAME = { header: [0xff, 0xfb, 0x50, 0xc4], bytes: 208 }

/** Returns frames of 64 kbit/s at 44.1 kHz with arbitrary content. */
function frames(count: number, content: (frame: number) => Uint8Array): Buffer {
  return Buffer.concat(
    Array.from({ length: count }, (_, index) => {
      const frame = Buffer.alloc(FRAME.bytes)
      frame.set(content(index).subarray(0, FRAME.bytes - 4), 4)
      frame.set(FRAME.header)
      return frame
    }),
  )
}

const noise = (seed: number) => {
  let state = seed + 1
  return Uint8Array.from({ length: FRAME.bytes }, () => {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff
    return state >> 16
  })
}

/** Returns an ID3v2 tag that claims `size` bytes and contains `content`. */
function id3(size: number, content: Uint8Array): Buffer {
  const syncsafe = [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f)
  return Buffer.concat([Buffer.from('ID3\u0004\0\0', 'latin1'), Buffer.from(syncsafe), content])
}

function wav(): Buffer {
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.write('WAVEfmt ', 8)
  head.write('data', 36)
  return Buffer.concat([head, Buffer.alloc(50_000, 1)])
}

/** Returns valid frames of two bit rates in turn, without a header that announces their number. */
async function vbrWithoutLength(): Promise<Buffer> {
  const [low, high] = [await createMp3({ seconds: 5, kbps: 64 }), await createMp3({ seconds: 5, kbps: 128 })]
  return Buffer.concat([withoutInfo(low), withoutInfo(high)])
}

function withoutInfo(bytes: Buffer): Buffer {
  const at = bytes.indexOf(Buffer.from([0xff, 0xfb]), 4)
  return bytes.subarray(0, 200).includes('Info') ? bytes.subarray(at) : bytes
}

const infoWithFrames = (frameCount: number, sound: Buffer) => {
  const frame = Buffer.alloc(FRAME.bytes)
  frame.set(FRAME.header)
  frame.write('Xing', 4 + 17, 'latin1')
  frame.writeUInt32BE(1, 4 + 21)
  frame.writeUInt32BE(frameCount, 4 + 25)
  return Buffer.concat([frame, sound])
}

/** Returns files that must never be published when they are uploaded for a course of ten minutes. */
export async function createHostileFiles(): Promise<HostileFile[]> {
  const real = await createMp3({ seconds: 4, kbps: 128 })
  const tenMinutes = await createMp3({ seconds: 600, kbps: 64, hz: 111 })
  const base64 = tenMinutes.toString('base64')
  const zip = Buffer.concat([Buffer.from('PK\u0003\u0004'), deflateRawSync(Buffer.alloc(5000))])
  const bytes: [string, Buffer][] = [
    ['nothing but zeros', Buffer.alloc(10_000)],
    ['text', Buffer.from('これは音声ではありません。'.repeat(100))],
    ['a wav that was renamed', wav()],
    ['a picture', Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47]), Buffer.alloc(9000, 7)])],
    ['a program', Buffer.concat([Buffer.from('\u007fELF\u0002\u0001\u0001', 'latin1'), Buffer.alloc(9000)])],
    ['an mp4', Buffer.concat([Buffer.from('\0\0\0\u0018ftypM4A ', 'latin1'), Buffer.alloc(9000)])],
    ['an ogg', Buffer.concat([Buffer.from('OggS\0\u0002'), Buffer.alloc(9000)])],
    ['the four bytes of a frame and nothing else', Buffer.from(FRAME.header)],
    ['one frame header over and over', Buffer.alloc(40_000, Buffer.from(FRAME.header))],
    ['Layer II', Buffer.alloc(20_000, Buffer.from([0xff, 0xfd, 0x90, 0xc4]))],
    ['a page, then sound', Buffer.concat([Buffer.from('<script>alert(1)</script>'), tenMinutes])],
    ['sound, then an archive', Buffer.concat([tenMinutes, zip])],
    ['sound with a program in the middle', Buffer.concat([real, Buffer.from('MZ\u0090\0'), real])],
    ['a page inside the tag and no sound', id3(60, Buffer.from('<script>alert(1)</script>'.padEnd(60)))],
    ['a tag of 256 MB in a small file', id3(0x0fffffff, Buffer.alloc(1000, 1))],
    ['a tag whose size is no number', Buffer.from('ID3\u0004\0\0\u00ff\u00ff\u00ff\u00ff', 'latin1')],
    [
      'a hundred tags in a row',
      Buffer.concat([...new Array<Buffer>(100).fill(id3(0, Buffer.of())), tenMinutes]),
    ],
    ['cut in the middle of a frame', tenMinutes.subarray(0, tenMinutes.length - 100)],
    [
      'said to be longer than it is',
      infoWithFrames(
        23_000,
        frames(100, () => new Uint8Array(0)),
      ),
    ],
    ['said to be half of what it is', infoWithFrames(0xffffffff, real)],
    ['frames around noise', frames(23_000, noise)],
    ['free format', Buffer.alloc(40_000, Buffer.from([0xff, 0xfb, 0x00, 0xc4]))],
    ['a reserved bit rate', Buffer.alloc(40_000, Buffer.from([0xff, 0xfb, 0xf0, 0xc4]))],
    ['a variable rate without length', await vbrWithoutLength()],
    ['shorter than a second', withoutInfo(real).subarray(0, FRAME.bytes * 10)],
    ['a tag behind that claims the whole file', Buffer.concat([real, apeFooter(0xfffffff0)])],
  ]
  return [
    ...bytes.map(([name, file]): HostileFile => ({ name, file, field: 'dmv' })),
    {
      name: 'a length of another course',
      file: await createMp3({ seconds: 560, sampleRate: 16_000, kbps: 32, hz: 112 }),
      field: 'minutesCourse',
    },
    { name: 'no bytes', file: 'data:audio/mpeg;base64,', field: 'dmv' },
    { name: 'another type', file: `data:text/html;base64,${base64}`, field: 'dmv' },
    { name: 'a type with a parameter', file: `data:audio/mpeg;charset=x;base64,${base64}`, field: 'dmv' },
    { name: 'no base64', file: `data:audio/mpeg,${base64}`, field: 'dmv' },
    { name: 'an address', file: 'http://169.254.169.254/latest/meta-data', field: 'dmv' },
    { name: 'a file address', file: 'file:///etc/passwd', field: 'dmv' },
    {
      name: 'base64 with holes',
      file: `data:audio/mpeg;base64,${base64.slice(0, 400)} \n${base64.slice(402)}`,
      field: 'dmv',
    },
    { name: 'base64 of the web kind', file: `data:audio/mpeg;base64,${'-_-_'.repeat(100)}`, field: 'dmv' },
    { name: 'two data URLs', file: `data:audio/mpeg;base64,data:audio/mpeg;base64,${base64}`, field: 'dmv' },
    { name: 'more than 8 MB', file: `data:audio/mpeg;base64,${'AAAA'.repeat(2_796_300)}`, field: 'dmv' },
    ...[
      '../../etc/cron.d/x.mp3',
      '/etc/passwd.mp3',
      'a\\b.mp3',
      'C:x.mp3',
      'x\u0007.mp3',
      'x.mp3.exe',
      '.mp3/..',
      'x',
    ].map(
      (fileName): HostileFile => ({
        name: `the file name ${JSON.stringify(fileName)}`,
        file: real,
        fileName,
        field: 'fileName',
      }),
    ),
  ]
}

function apeFooter(size: number): Buffer {
  const footer = Buffer.alloc(32)
  footer.write('APETAGEX', 'latin1')
  footer.writeUInt32LE(size, 12)
  return footer
}
