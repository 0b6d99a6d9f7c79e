import { precompress, sourceMark, swapIn } from '@hibiki/frontend-build'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appearanceAtStart } from './build/appearance-at-start.ts'
import { entryChunk } from './build/entry-chunk.ts'
import { faceEngine } from './build/face-engine.ts'
import { firstLoadBudget } from './build/first-load.ts'
import { firstPages } from './build/first-pages.ts'
import { firstText } from './build/first-text.ts'
import { interfaceFont } from './build/interface-font.ts'
import { menuTexts } from './build/menu-texts.ts'
import { pageChunks } from './build/page-chunks.ts'
import { preloadFirstPage } from './build/preload-first-page.ts'
import { serviceWorker } from './build/service-worker.ts'
import { withoutUnused } from './build/without-unused.ts'

export default defineConfig({
  plugins: [
    react(),
    appearanceAtStart(),
    firstText(),
    menuTexts(),
    interfaceFont(),
    withoutUnused(),
    faceEngine(),
    serviceWorker(),
    precompress(),
    sourceMark(),
    firstLoadBudget({ limitKilobytes: 200, pages: firstPages }),
    preloadFirstPage(firstPages),
    swapIn(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    // Fonts and pictures stay files: `data:` would have to be allowed in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // A list of every page's parts would be a twentieth of the first load. The first page's come from `preloadFirstPage`, and by the
    // next one the service worker has them all.
    modulePreload: {
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === 'js' ? parts.filter((part) => part.endsWith('.css')) : parts,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: entryChunk('base'), debugName: 'the entry', priority: 100 },
            ...pageChunks(firstPages),
          ],
        },
      },
    },
  },
})
