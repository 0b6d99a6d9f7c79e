import { type Language, languages } from '@hibiki/languages'
import { NONCE_PLACEHOLDER } from '../../plugins/security-headers.ts'
import { getFixedT } from '../../texts.ts'

/** A frontend without a page: its build is still running or has failed. */
export interface UnbuiltFrontend {
  failed: boolean
}

/** Renders the page that is shown until the console is built, and that reloads itself unless the build has failed. */
export function renderUnbuiltPage({ failed }: UnbuiltFrontend, language: Language): string {
  const { title, text } = getFixedT(language)(`unbuilt.${failed ? 'failed' : 'building'}`, {
    returnObjects: true,
  })
  return `<!doctype html><html lang="${languages[language].tag}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width">${failed ? '' : '<meta http-equiv="refresh" content="3">'}
<style nonce="${NONCE_PLACEHOLDER}">body{margin:0;min-height:90vh;display:grid;place-content:center;text-align:center;
padding:0 24px;background:#FAF7F2;color:#22262B;font:16px/1.7 "Noto Sans JP",sans-serif}h1{font-size:1.25rem;color:#1F3A5F}</style>
</head><body><main role="status"><h1>${title}</h1><p>${text}</p></main></body></html>`
}
