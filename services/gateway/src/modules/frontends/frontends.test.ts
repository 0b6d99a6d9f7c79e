import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestGateway, type TestGateway } from '../../testing/start-test-gateway.ts'

let folder: string
/** Settings of a product that people see by https. */
const published = { PUBLIC_ORIGIN: 'https://hibiki.example', SECURE_COOKIES: true }

let gateway: TestGateway

function createDist(name: string): string {
  const dist = join(folder, name)
  mkdirSync(join(dist, 'assets'), { recursive: true })
  writeFileSync(
    join(dist, 'index.html'),
    `<meta name="csp-nonce" content="__CSP_NONCE__"><meta name="hibiki-mode" content="__HIBIKI_MODE__"><meta property="og:image" content="__PUBLIC_ORIGIN__/og.png"><p>${name}</p>`,
  )
  writeFileSync(join(dist, 'assets/app-1a2b.js'), `'${name}'`)
  writeFileSync(join(dist, 'assets/app-1a2b.js.gz'), gzipSync(`'${name}'`))
  writeFileSync(join(dist, 'manifest.webmanifest'), '{}')
  mkdirSync(join(dist, '.vite'))
  writeFileSync(join(dist, '.vite/manifest.json'), '{}')
  writeFileSync(join(dist, '.built-from'), 'abc')
  return dist
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hibiki-dist-'))
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  gateway = await startTestGateway({
    frontends: { memberApp: createDist('member'), console: createDist('console') },
  })
})
afterAll(async () => {
  await gateway.close()
  rmSync(folder, { recursive: true })
})

describe('the pages of the frontends', () => {
  it.each([
    ['/', 'member'],
    ['/mypage/soundesthe', 'member'],
    ['/register/0Az_-?lang=en', 'member'],
    ['/index.html', 'member'],
    ['/admin', 'console'],
    ['/admin/', 'console'],
    ['/admin/sounds/1/edit', 'console'],
  ])('send for %s the page of %s, which no cache stores', async (path, name) => {
    const answer = await gateway.request(path)
    expect(answer.statusCode).toBe(200)
    expect(await answer.body.text()).toContain(`<p>${name}</p>`)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  it('carry a new nonce in each response, which their policy names', async () => {
    const nonces = []
    for (let i = 0; i < 2; i++) {
      const answer = await gateway.request('/')
      const nonce = /content="([^"]+)"/.exec(await answer.body.text())?.[1]
      expect(answer.headers['content-security-policy']).toContain(`style-src 'self' 'nonce-${nonce}'`)
      nonces.push(nonce)
    }
    expect(new Set(nonces).size).toBe(2)
  })

  it('allow Stripe’s card form in the app alone, where payments are Stripe’s', async () => {
    const stripe = await startTestGateway({
      settings: { STRIPE_PUBLISHABLE_KEY: 'pk_test_x' },
      frontends: { memberApp: join(folder, 'member'), console: join(folder, 'console') },
    })
    const policyOf = async (path: string) => {
      const { headers, body } = await stripe.request(path)
      await body.dump()
      return String(headers['content-security-policy'])
    }
    const app = await policyOf('/')
    expect(app).toMatch(
      /script-src 'self' 'nonce-[A-Za-z0-9+/=]+' https:\/\/js\.stripe\.com https:\/\/\*\.js\.stripe\.com;/,
    )
    expect(app).toContain('frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com')
    expect(app).toContain("connect-src 'self' https://api.stripe.com;")
    expect(await policyOf('/admin/')).not.toContain('stripe')
    expect((await gateway.request('/')).headers['content-security-policy']).not.toContain('stripe')
    await stripe.close()
  })

  it('name their picture by an absolute address, as previews in other products need', async () => {
    expect(await (await gateway.request('/')).body.text()).toContain('content="/og.png"')
    const online = await startTestGateway({
      settings: published,
      frontends: { memberApp: join(folder, 'member') },
    })
    expect(await (await online.request('/')).body.text()).toContain('content="https://hibiki.example/og.png"')
    await online.close()
  })

  it('contain the mode, local or live, for the app', async () => {
    expect(await (await gateway.request('/')).body.text()).toContain(
      '<meta name="hibiki-mode" content="live">',
    )
    const local = await startTestGateway({
      localRoutes: async () => undefined,
      frontends: { memberApp: join(folder, 'member') },
    })
    expect(await (await local.request('/')).body.text()).toContain(
      '<meta name="hibiki-mode" content="local">',
    )
    await local.close()
  })

  it('have a strict policy and the other security headers', async () => {
    const { headers, body } = await gateway.request('/')
    await body.dump()
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'none'")
    const [, nonce] = policy.match(/script-src 'self' 'nonce-([^']+)';/) ?? []
    expect(nonce).toMatch(/^[A-Za-z0-9+/=]{24}$/)
    expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`)
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    })
    expect(headers['permissions-policy']).toContain('camera=(self)')
    expect(headers).not.toHaveProperty('strict-transport-security')
  })

  it('allow WebAssembly in the files of workers and in no page', async () => {
    const policyOf = async (path: string) => {
      const { headers, body } = await gateway.request(path)
      await body.dump()
      return String(headers['content-security-policy'])
    }
    expect(await policyOf('/assets/app-1a2b.js')).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(await policyOf('/')).not.toContain('wasm')
    expect(await policyOf('/admin/')).not.toContain('wasm')
  })

  it('send Strict-Transport-Security where cookies are secure', async () => {
    const secure = await startTestGateway({
      settings: published,
      frontends: { memberApp: join(folder, 'member') },
    })
    const { headers, body } = await secure.request('/')
    await body.dump()
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    await secure.close()
  })
})

describe('a console that is still being built', () => {
  it('responds 503 with a page that reloads until it is built, while the rest of the product works', async () => {
    const dist = join(folder, 'later')
    const built = Promise.withResolvers<void>()
    const gateway = await startTestGateway({
      frontends: { memberApp: join(folder, 'member'), console: dist, consoleBuilt: built.promise },
    })
    const ask = async (path: string, language = 'ja') => {
      const answer = await gateway.request(path, { headers: { 'accept-language': language } })
      return { status: answer.statusCode, headers: answer.headers, text: await answer.body.text() }
    }
    expect(await ask('/')).toMatchObject({ status: 200 })
    const waiting = await ask('/admin/members')
    expect(waiting).toMatchObject({
      status: 503,
      headers: { 'retry-after': '3', 'cache-control': 'no-store' },
    })
    expect(waiting.text).toContain('管理画面を準備しています')
    expect(waiting.text).toContain('http-equiv="refresh"')
    const nonce = /nonce="([^"]+)"/.exec(waiting.text)?.[1]
    expect(waiting.headers['content-security-policy']).toContain(`'nonce-${nonce}'`)
    expect((await ask('/admin/', 'en')).text).toContain('The console is being prepared')
    createDist('later')
    built.resolve()
    await built.promise
    expect(await ask('/admin/members')).toMatchObject({ status: 200, text: expect.stringContaining('later') })
    expect(await ask('/admin/assets/app-1a2b.js')).toMatchObject({ status: 200 })
    await gateway.close()
  })

  it('responds with a page that says so when the build has failed', async () => {
    const { promise: consoleBuilt, reject } = Promise.withResolvers<void>()
    const gateway = await startTestGateway({ frontends: { console: join(folder, 'none'), consoleBuilt } })
    reject(new Error('no'))
    const answer = await gateway.request('/admin/')
    const text = await answer.body.text()
    expect([answer.statusCode, text.includes('http-equiv="refresh"')]).toEqual([503, false])
    expect(text).toContain('管理画面を準備できませんでした')
    await gateway.close()
  })
})

describe('the encoding of a page', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['br;q=0.5', 'br'],
    ['gzip, br;q=0', undefined],
    ['', undefined],
  ])('follows Accept-Encoding %j: %s', async (understood, encoding) => {
    const answer = await gateway.request('/', { headers: { 'accept-encoding': understood } })
    expect(answer.headers).toMatchObject({ vary: 'accept-encoding' })
    expect(answer.headers['content-encoding']).toBe(encoding)
    const body = Buffer.from(await answer.body.arrayBuffer())
    expect((encoding ? brotliDecompressSync(body) : body).toString()).toContain('<p>member</p>')
  })
})

describe('the files of the frontends', () => {
  it('may be cached for a year and are sent compressed when their name has a hash', async () => {
    const answer = await gateway.request('/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip' } })
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'gzip',
      vary: 'accept-encoding',
    })
    expect(answer.headers['content-type']).toMatch(/javascript/)
    expect(gunzipSync(Buffer.from(await answer.body.arrayBuffer())).toString()).toBe("'member'")
  })

  it('are sent without compression when the client accepts none', async () => {
    const answer = await gateway.request('/admin/assets/app-1a2b.js')
    expect([answer.headers['content-encoding'], await answer.body.text()]).toEqual([undefined, "'console'"])
  })

  it('are revalidated each time when their name has no hash', async () => {
    const answer = await gateway.request('/manifest.webmanifest')
    await answer.body.dump()
    expect(answer.headers['cache-control']).toBe('no-cache')
    const etag = String(answer.headers.etag)
    expect(
      (await gateway.request('/manifest.webmanifest', { headers: { 'if-none-match': etag } })).statusCode,
    ).toBe(304)
  })

  it.each(['/assets/app-1a2b.js', '/assets/gone.js'])('carry a policy without a nonce: %s', async (path) => {
    const { headers, body } = await gateway.request(path)
    await body.dump()
    expect(headers['content-security-policy']).toContain("style-src 'self';")
    expect(headers['content-security-policy']).not.toMatch(/nonce/i)
  })

  it.each([
    '/assets/app-gone.js',
    '/assets/gone',
    '/favicon.ico',
    '/admin/assets/gone.js',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/.env',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
    '/admin/.vite/manifest.json',
    '/.built-from',
    '/.well-known/jwks.json',
    '/dev/mailbox',
    '/API/auth/me',
    '/%41pi/auth/me',
    '/Internal/ended-sessions',
    '/broken%',
  ])('get 404 instead of a page: %s', async (path) => {
    const answer = await gateway.request(path)
    expect([answer.statusCode, ((await answer.body.json()) as { code: string }).code]).toEqual([404, 'E4040'])
  })
})
