import { precompress, sourceMark, swapIn } from '@hibiki/frontend-build'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appearanceAtStart } from './build/appearance-at-start.ts'
import { entryChunk } from './build/entry-chunk.ts'
import { faceEngine } from './build/face-engine.ts'
import { firstLoadBudget } from './build/first-load.ts'
import { menuTexts } from './build/menu-texts.ts'
import { serviceWorker } from './build/service-worker.ts'
import { withoutUnused } from './build/without-unused.ts'

const everyPage = ['/locales/ja/common.json']

export default defineConfig({
  plugins: [
    react(),
    appearanceAtStart(),
    menuTexts(),
    withoutUnused(),
    faceEngine(),
    serviceWorker(),
    precompress(),
    sourceMark(),
    firstLoadBudget({
      limitKilobytes: 200,
      pages: {
        '/': [...everyPage, '/features/home/pages/HomePage.tsx', '/locales/ja/home.json'],
        '/login': [...everyPage, '/features/login/pages/LoginPage.tsx', '/locales/ja/login.json'],
      },
    }),
    swapIn(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    // Fonts and pictures stay files: `data:` would have to be allowed in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: entryChunk('base') }] } } },
  },
})
