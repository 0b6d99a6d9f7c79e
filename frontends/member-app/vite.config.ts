import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompress } from './build/precompress.ts'

export default defineConfig({
  plugins: [react(), precompress()],
  build: {
    target: 'es2022',
    manifest: true,
    // Fonts and pictures stay files: `data:` would have to be allowed in the content security policy.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
})
