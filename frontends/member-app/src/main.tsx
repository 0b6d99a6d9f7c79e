import '@fontsource-variable/noto-sans-jp/index.css'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/providers.tsx'
import { createAppRouter } from './app/router.tsx'
import { startI18n } from './lib/i18n/i18n.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

await startI18n()
createRoot(root).render(<Providers router={createAppRouter()} />)
