// A build after a change of the documents has their present limits and types.
import '@hibiki/frontend-build/write-api-types'
import {
  createFolderSwapPlugin,
  createPrecompressPlugin,
  createSourceMarkPlugin,
} from '@hibiki/frontend-build'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/admin/',
  plugins: [react(), createPrecompressPlugin(), createSourceMarkPlugin(), createFolderSwapPlugin()],
  build: {
    target: 'es2022',
    manifest: true,
    // Fonts and pictures stay separate files: `data:` URLs would have to be allowed in the content security policy.
    assetsInlineLimit: 0,
    // react-admin is one large chunk, which the browser caches.
    chunkSizeWarningLimit: 1600,
  },
})
