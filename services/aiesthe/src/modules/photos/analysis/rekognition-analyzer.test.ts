import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PreparedPhoto } from './photo.ts'
import { createRekognitionAnalyzer } from './rekognition-analyzer.ts'

interface Asked {
  target: string | undefined
  authorization: string | undefined
  body: unknown
}

const asked: Asked[] = []
let answers: { status: number; body: unknown }[] = []
const amazon = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  asked.push({
    target: request.headers['x-amz-target'] as string | undefined,
    authorization: request.headers.authorization,
    body: JSON.parse(Buffer.concat(chunks).toString()),
  })
  const answer = answers.shift() ?? { status: 200, body: { FaceDetails: [] } }
  response.writeHead(answer.status, { 'content-type': 'application/x-amz-json-1.1' })
  response.end(JSON.stringify(answer.body))
})
let endpoint = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => amazon.listen(0, '127.0.0.1', resolve))
  endpoint = `http://127.0.0.1:${(amazon.address() as AddressInfo).port}`
})
beforeEach(() => {
  asked.length = 0
  answers = []
})
afterAll(() => new Promise((resolve) => amazon.close(resolve)))

function analyzer() {
  return createRekognitionAnalyzer({
    region: 'ap-northeast-1',
    accessKeyId: 'AKIAEXAMPLE',
    secretAccessKey: 'secret',
    endpoint,
  })
}

const photo: PreparedPhoto = {
  jpeg: new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3]),
  pixels: { data: new Uint8Array(100 * 100 * 3).fill(128), width: 100, height: 100, channels: 3 },
}

const detail = {
  Confidence: 99.9,
  BoundingBox: { Left: 0.25, Top: -0.02, Width: 0.5, Height: 0.52 },
  Pose: { Pitch: 4.5, Roll: -2.25, Yaw: 11 },
  Quality: { Brightness: 12, Sharpness: 99 },
  AgeRange: { Low: 24, High: 34 },
  Landmarks: [
    { Type: 'eyeLeft', X: 0.4, Y: 0.2 },
    { Type: 'nose', X: 0.52, Y: 0.3 },
  ],
  Emotions: [
    { Type: 'CALM', Confidence: 50 },
    { Type: 'HAPPY', Confidence: 44.6 },
    { Type: 'FEAR', Confidence: 1.4 },
  ],
}

describe('createRekognitionAnalyzer', () => {
  it('calls DetectFaces for all attributes, with the photo itself and a signature', async () => {
    await analyzer().findFaces(photo)
    expect(asked).toEqual([
      {
        target: 'RekognitionService.DetectFaces',
        authorization: expect.stringMatching(
          /^AWS4-HMAC-SHA256 Credential=AKIAEXAMPLE\/\d{8}\/ap-northeast-1\/rekognition\//,
        ),
        body: { Image: { Bytes: Buffer.from(photo.jpeg).toString('base64') }, Attributes: ['ALL'] },
      },
    ])
  })

  it('converts the response; brightness and sharpness are measured from the pixels, as in the browser', async () => {
    answers = [{ status: 200, body: { FaceDetails: [detail, { ...detail, Confidence: 60 }] } }]
    expect(await analyzer().findFaces(photo)).toEqual({
      brightness: 50.2,
      height: 100,
      faces: [
        {
          box: { left: 0.25, top: 0, width: 0.5, height: 0.5 },
          pose: { pitch: 4.5, roll: -2.25, yaw: 11 },
          quality: { brightness: 50.2, sharpness: 0 },
          nose: { x: 0.52, y: 0.3 },
          emotions: { HAPPY: 45, FEAR: 1, SAD: 0, ANGRY: 0 },
          ageRange: { low: 24, high: 34 },
        },
      ],
    })
  })

  it('retries once when it is throttled, then rejects', async () => {
    const throttled = { status: 400, body: { __type: 'ThrottlingException', message: 'slow down' } }
    answers = [throttled]
    expect((await analyzer().findFaces(photo)).faces).toEqual([])
    expect(asked).toHaveLength(2)
    answers = [throttled, throttled, throttled]
    await expect(analyzer().findFaces(photo)).rejects.toMatchObject({ name: 'ThrottlingException' })
    expect(asked).toHaveLength(4)
  })
})
