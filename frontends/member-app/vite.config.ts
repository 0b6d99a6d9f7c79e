// A build after a change of the documents has their present limits and types.
import '@hibiki/frontend-build/write-api-types'
import {
  createFolderSwapPlugin,
  createPrecompressPlugin,
  createSourceMarkPlugin,
} from '@hibiki/frontend-build'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { appearanceScriptPlugin } from './build/appearance-at-start.ts'
import { createEntryChunkNamer } from './build/entry-chunk.ts'
import { faceEnginePlugin } from './build/face-engine.ts'
import { firstLoadBudgetPlugin } from './build/first-load.ts'
import { firstPageModules } from './build/first-pages.ts'
import { firstTextPlugin } from './build/first-text.ts'
import { interfaceFontPlugin } from './build/interface-font.ts'
import { menuTextsPlugin } from './build/menu-texts.ts'
import { createPageChunkNamer } from './build/page-chunks.ts'
import { preloadFirstPagePlugin } from './build/preload-first-page.ts'
import { stubUnusedModulesPlugin } from './build/stub-unused-modules-plugin.ts'

export default defineConfig({
  plugins: [
    react(),
    appearanceScriptPlugin(),
    firstTextPlugin(),
    menuTextsPlugin(),
    interfaceFontPlugin(),
    stubUnusedModulesPlugin(),
    faceEnginePlugin(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sw.ts',
      injectRegister: false,
      // `public/manifest.webmanifest` describes the app.
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        globPatterns: ['index.html', 'assets/*.{js,css}', '*.{png,svg,webmanifest}'],
        // Few pages need these, and the network as well; they are stored on first use. Any other file as large fails the build.
        globIgnores: ['og.png', 'assets/{BrochureViewer,CalendarGrid,PlayReportChart,face-worker}-*'],
        maximumFileSizeToCacheInBytes: 600_000,
        manifestTransforms: [
          (entries) => ({
            manifest: entries.map((entry) => ({
              ...entry,
              url: `/${entry.url.replace(/^index.html$/, '')}`,
            })),
          }),
        ],
      },
    }),
    createPrecompressPlugin(),
    createSourceMarkPlugin(),
    firstLoadBudgetPlugin({ limitKilobytes: 200, pages: firstPageModules }),
    preloadFirstPagePlugin(firstPageModules),
    createFolderSwapPlugin(),
  ],
  build: {
    target: 'es2022',
    manifest: true,
    // Fonts and pictures stay files: `data:` would have to be allowed in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // A list of every page's parts would be a twentieth of the first load. The first page's come from `preloadFirstPagePlugin`, and by the
    // next one the service worker has them all.
    modulePreload: {
      // A browser that does not preload fetches the same parts a moment later.
      polyfill: false,
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === 'js' ? parts.filter((part) => part.endsWith('.css')) : parts,
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: createEntryChunkNamer('base'), debugName: 'the entry', priority: 100 },
            ...createPageChunkNamer(firstPageModules),
          ],
        },
      },
    },
  },
})
