import type { Language } from '@hibiki/http'
import { noncePlaceholder } from './security-headers.ts'

/** A frontend that cannot be shown: not yet, or not at all. */
export interface Unbuilt {
  failed: boolean
}

const texts = {
  ja: {
    building: ['管理画面を準備しています', '数秒で開きます。このままお待ちください。'],
    failed: ['管理画面を準備できませんでした', 'npm start の表示に原因が出ています。'],
  },
  en: {
    building: ['The console is being prepared', 'It opens in a few seconds, by itself.'],
    failed: ['The console could not be prepared', 'What npm start printed says why.'],
  },
} as const

/** What stands in for the console's page meanwhile; it asks again by itself as long as waiting helps. */
export function unbuiltPage({ failed }: Unbuilt, language: Language): string {
  const [title, text] = texts[language][failed ? 'failed' : 'building']
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width">${failed ? '' : '<meta http-equiv="refresh" content="3">'}
<style nonce="${noncePlaceholder}">body{margin:0;min-height:90vh;display:grid;place-content:center;text-align:center;
padding:0 24px;background:#FAF7F2;color:#22262B;font:16px/1.7 "Noto Sans JP",sans-serif}h1{font-size:1.25rem;color:#1F3A5F}</style>
</head><body><main role="status"><h1>${title}</h1><p>${text}</p></main></body></html>`
}
